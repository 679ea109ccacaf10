import { readActivity } from '../activity/readActivity.ts'
import { toAccountKey } from '../namespaces/toAccountKey.ts'
import { getQueryClient } from '../query/getQueryClient.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'
import { tokensQueryOptions } from '../tokens/tokensQueryOptions.ts'
import type { PurchasePage } from './getPurchasePage.ts'
import { type Purchase, setPurchase } from './purchases.ts'
import { waitForReturn } from './waitForReturn.ts'

/** Pause between two looks, in ms. */
const interval = 4_000
/** How long a purchase is looked for after its page was opened, and after each return, in ms. */
const limit = 180_000

/** What was there before the purchase. */
interface Before {
  /** Ids of the account's purchases. */
  readonly purchases: ReadonlySet<string>
  /** Smallest units by token. */
  readonly amounts: ReadonlyMap<string, bigint>
}

/**
 * Watches a purchase until it is received or has failed. Looks at the provider's own records, where the service has
 * them, and at what the account holds; a look that fails is repeated.
 *
 * @throws the signal's reason when it aborts
 */
export async function watchPurchase(
  kit: KitHandle<TokensContext>,
  page: PurchasePage,
  signal: AbortSignal,
): Promise<void> {
  const { _internal: context } = kit
  let status: Purchase['status'] = 'waiting'
  const update = (next: Purchase['status']) => {
    if (next === status) return
    status = next
    setPurchase(context, { page, caipNetworkId: page.caipNetworkId, status })
  }
  let before: Partial<Before> = {}
  let deadline = Date.now() + limit
  for (;;) {
    const now = await look(kit, page, signal)
    before = { ...now, ...before }
    const outcome = compare(before, now)
    if (outcome) update(outcome)
    if (outcome === 'received' || outcome === 'failed') break
    const isOver = Date.now() >= deadline
    if (isOver) update('unknown')
    const hasReturned = await waitForReturn(isOver ? undefined : interval, signal)
    if (hasReturned) deadline = Date.now() + limit
    if (isOver) update('waiting')
  }
  await refreshAccount(kit, page)
}

interface Look extends Partial<Before> {
  readonly statuses?: ReadonlyMap<string, string>
}

/** What there is now; what cannot be read is absent. */
async function look(kit: KitHandle<TokensContext>, page: PurchasePage, signal: AbortSignal): Promise<Look> {
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

function compare(before: Partial<Before>, now: Look): Purchase['status'] | undefined {
  const newest = [...(now.statuses ?? [])].find(([id]) => !before.purchases?.has(id))
  if (newest?.[1] === 'confirmed') return 'received'
  const hasRisen =
    before.amounts !== undefined &&
    [...(now.amounts ?? [])].some(([token, amount]) => amount > (before.amounts?.get(token) ?? 0n))
  if (hasRisen) return 'received'
  if (newest) return newest[1] === 'failed' ? 'failed' : 'processing'
  return undefined
}

/** Has what the kit's cache knows of the account read again. */
async function refreshAccount(
  kit: KitHandle<TokensContext>,
  { caipNetworkId, address }: PurchasePage,
): Promise<void> {
  const account = toAccountKey(caipNetworkId, address)
  await getQueryClient(kit).invalidateQueries({
    predicate: ({ queryKey: [owner, , key] }) =>
      owner === 'wallet-kit' && typeof key === 'string' && key.startsWith(account),
  })
}
