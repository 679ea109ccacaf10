import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import { readActivity } from '../activity/readActivity.ts'
import { tokensQueryOptions } from '../tokens/tokensQueryOptions.ts'
import { refreshAccount } from '../transactions/refreshAccount.ts'
import type { PurchasePage } from './getPurchasePage.ts'
import { type BeforePurchase, type OpenPurchase, purchaseLedger } from './openPurchases.ts'
import type { Purchase } from './purchases.ts'
import { waitForReturn } from './waitForReturn.ts'

/** Pause between two looks, in ms. */
const interval = 4_000
/** Time limit of looking for a purchase after its page was opened, and after each return, in ms. */
const limit = 180_000

/** Facts of a purchase for watching it. */
export type WatchedPurchase = Pick<PurchasePage, 'provider' | 'address' | 'caipNetworkId' | 'symbol'>

/** The watches that run, by account. */
const watched = defineKitState(() => new Map<string, object>())

/**
 * Watches a purchase until it is received or has failed. Looks at the provider's own records, where the service has
 * them, and at the account's balance; a failed look is repeated.
 *
 * @param kept State before a purchase that was begun before the page was loaded.
 * @throws the signal's reason when it aborts
 */
export async function watchPurchase(
  kit: KitHandle<WalletsContext>,
  page: WatchedPurchase,
  signal: AbortSignal,
  options: PurchaseWatch = {},
): Promise<void> {
  const watches = getKitState(kit._internal, watched)
  const id = toAccountKey(page.caipNetworkId, page.address)
  const own = {}
  watches.set(id, own)
  try {
    await watch(kit, page, signal, options)
  } finally {
    // A later purchase of the account may have taken its place.
    if (watches.get(id) === own) watches.delete(id)
  }
}

async function watch(
  kit: KitHandle<WalletsContext>,
  page: WatchedPurchase,
  signal: AbortSignal,
  { report, kept }: PurchaseWatch,
): Promise<void> {
  const { _internal: context } = kit
  const ledger = getKitState(context, purchaseLedger)
  const { provider, address, caipNetworkId, symbol } = page
  const id = toAccountKey(caipNetworkId, address)
  const { openedAt = Date.now() } = kept ?? {}
  let status: Purchase['status'] = kept?.status ?? 'waiting'
  let before = kept?.before ?? {}
  const keep = () =>
    status === 'received' || status === 'failed'
      ? ledger.remove(id)
      : ledger.put({ id, provider, address, caipNetworkId, symbol, status, openedAt, before })
  const update = (next: Purchase['status']) => {
    if (next === status) return
    status = next
    report?.(status)
    keep()
  }
  if (!kept) keep()
  let deadline = Date.now() + limit
  for (;;) {
    const now = await look(kit, page, signal)
    const isFirst = !before.amounts || !before.purchases
    const { statuses: _, ...found } = now
    before = { ...found, ...before }
    if (isFirst) keep()
    const outcome = compare(before, now)
    if (outcome) update(outcome)
    if (outcome === 'received' || outcome === 'failed') break
    const isOver = Date.now() >= deadline
    if (isOver) update('unknown')
    const hasReturned = await waitForReturn(isOver ? undefined : interval, signal)
    if (hasReturned) deadline = Date.now() + limit
    if (isOver) update('waiting')
  }
  await refreshAccount(kit, id)
}

export interface PurchaseWatch {
  /** Is called with each status but the first. */
  readonly report?: (status: Purchase['status']) => void
  readonly kept?: OpenPurchase | undefined
}

/**
 * Watches the purchases of `getOpenPurchases` that were begun before the page was loaded.
 *
 * @returns ends it
 *
 * @example
 * const stop = watchOpenPurchases(kit)
 */
export function watchOpenPurchases(kit: KitHandle<WalletsContext>): () => void {
  const { _internal: context } = kit
  const ended = new AbortController()
  const signal = AbortSignal.any([ended.signal, context.lifetime])
  const watches = getKitState(context, watched)
  for (const kept of getKitState(context, purchaseLedger).store.getState().list) {
    if (watches.has(kept.id)) continue
    watchPurchase(kit, kept, signal, { kept }).catch((error: unknown) => {
      if (!signal.aborted) warnRedacted('The purchase could not be watched.', error)
    })
  }
  return () => ended.abort()
}

interface Look extends BeforePurchase {
  readonly statuses?: ReadonlyMap<string, string>
}

/** Current purchases and balance; unreadable ones are absent. */
async function look(
  kit: KitHandle<WalletsContext>,
  page: WatchedPurchase,
  signal: AbortSignal,
): Promise<Look> {
  const { address, caipNetworkId, provider } = page
  const subject = { address, caipNetworkId }
  const [recorded, held] = await Promise.allSettled([
    provider === 'coinbase'
      ? readActivity(kit, { ...subject, cursor: undefined, signal, isPurchases: true })
      : Promise.reject(new Error('Only Coinbase reports purchases.')),
    getQueryClient(kit).fetchQuery({ ...tokensQueryOptions(kit, subject), staleTime: 0, retry: false }),
  ])
  signal.throwIfAborted()
  return {
    ...(recorded.status === 'fulfilled' && {
      purchases: new Set(recorded.value.items.map(({ id }) => id)),
      statuses: new Map(recorded.value.items.map(({ id, status }) => [id, status])),
    }),
    ...(held.status === 'fulfilled' && {
      amounts: new Map(
        held.value.tokens
          .filter(({ symbol }) => page.symbol === undefined || symbol === page.symbol)
          .map((token) => [token.address ?? '', token.amount]),
      ),
    }),
  }
}

function compare(before: BeforePurchase, now: Look): Purchase['status'] | undefined {
  const newest = [...(now.statuses ?? [])].find(([id]) => !before.purchases?.has(id))
  if (newest?.[1] === 'confirmed') return 'received'
  const hasRisen =
    before.amounts !== undefined &&
    [...(now.amounts ?? [])].some(([token, amount]) => amount > (before.amounts?.get(token) ?? 0n))
  if (hasRisen) return 'received'
  if (newest) return newest[1] === 'failed' ? 'failed' : 'processing'
  return undefined
}
