import { warnRedacted } from '../errors/warnRedacted.ts'
import { openLink } from '../links/openLink.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { defineSlot, readSlot } from '../stores/slots.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'
import type { PurchasePage } from './getPurchasePage.ts'
import { setPurchase } from './purchases.ts'

/** In CSS pixels. */
const windowSize = { width: 600, height: 800 }

/** Ends the watch of the purchase before. */
const watching = defineSlot(() => ({ end: () => {} }))

/**
 * Opens a provider's page in a window of its own and watches what becomes of the purchase: see `getPurchase`. To be
 * called within the visitor's click, as browsers open windows only then.
 *
 * @example
 * button.addEventListener('click', () => openPurchase(kit, page))
 */
export function openPurchase(kit: KitHandle<TokensContext>, page: PurchasePage): void {
  const { _internal: context } = kit
  if (context.lifetime.aborted) return
  openLink(page.link, '_blank', windowSize)
  setPurchase(context, { page, caipNetworkId: page.caipNetworkId, status: 'waiting' })
  const current = readSlot(context, watching)
  current.end()
  const ended = new AbortController()
  current.end = () => ended.abort()
  const signal = AbortSignal.any([ended.signal, context.lifetime])
  import('./watchPurchase.ts')
    .then(({ watchPurchase }) => watchPurchase(kit, page, signal))
    .catch((error: unknown) => {
      if (!signal.aborted) warnRedacted('The purchase could not be watched.', error)
    })
}
