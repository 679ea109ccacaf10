import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import { isSmartAccount } from '../../wallets/connection/isSmartAccount.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { PurchasePage } from './getPurchasePage.ts'
import { type Purchase, setPurchase } from './purchases.ts'
import { watchPurchase } from './watchPurchase.ts'

/** In CSS pixels. */
const windowSize = { width: 600, height: 800 }

/** Ends the watch of the purchase before. */
const watching = defineKitState(() => ({ end: () => {} }))

/**
 * Opens a provider's page in a window of its own and watches what becomes of the purchase: see `getPurchase`. To be
 * called within the visitor's click, as browsers open windows only then.
 *
 * @example
 * button.addEventListener('click', () => openPurchase(kit, page))
 */
export function openPurchase(kit: KitHandle<WalletsContext>, page: PurchasePage): void {
  const { _internal: context } = kit
  if (context.lifetime.aborted) return
  if (context.connections) context.connections.openPage(page.link, windowSize)
  else void openLater(context, page)
  const { provider } = page
  context.track?.({
    type: 'track',
    event: 'SELECT_BUY_PROVIDER',
    properties: { isSmartAccount: isSmartAccount(context), provider },
  })
  const current = getKitState(context, watching)
  current.end()
  const ended = new AbortController()
  current.end = () => ended.abort()
  const signal = AbortSignal.any([ended.signal, context.lifetime])
  const report = (status: Purchase['status']) =>
    setPurchase(context, { page, caipNetworkId: page.caipNetworkId, status })
  report('waiting')
  watchPurchase(kit, page, signal, { report }).catch((error: unknown) => {
    if (!signal.aborted) warnRedacted('The purchase could not be watched.', error)
  })
}

/** Of a kit without a connection, whose code has not been loaded. */
async function openLater(context: WalletsContext, { link }: PurchasePage): Promise<void> {
  try {
    const connections = await context.loadConnections()
    connections.openPage(link, windowSize)
  } catch (error) {
    if (!context.lifetime.aborted) warnRedacted('The page of a purchase could not be opened.', error)
  }
}
