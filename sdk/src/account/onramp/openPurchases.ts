import type { StoredPurchase } from '@wallet-kit/clients/storage/types'
import { storedPurchaseSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createAccountRecords } from '../../foundation/storage/createAccountRecords.ts'
import { createStore, type Store } from '../../foundation/stores/createStore.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { TokensContext } from '../tokens/TokensContext.ts'
import type { OnrampProviderId } from './OnrampProvider.ts'
import type { Purchase } from './purchases.ts'

/** How long a purchase of which nothing was received is kept, in ms: most visitors who have paid have it by then. */
const purchaseLife = 60 * 60_000
/** Most that are kept: the last one of each account on each network. */
const purchaseLimit = 10

/** What was there before a purchase. */
export interface BeforePurchase {
  /** Ids of the account's purchases. */
  readonly purchases?: ReadonlySet<string>
  /** Smallest units by token; empty for the network's own coin. */
  readonly amounts?: ReadonlyMap<string, bigint>
}

/** The last purchase of an account on a network, until something is received. */
export interface OpenPurchase {
  /** CAIP-10 id of the account. */
  readonly id: string
  readonly provider: OnrampProviderId
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** Of what is bought. Absent: chosen at the provider. */
  readonly symbol?: string | undefined
  readonly status: Exclude<Purchase['status'], 'received' | 'failed'>
  /** In ms since 1970. */
  readonly openedAt: number
  readonly before: BeforePurchase
}

export interface OpenPurchasesState {
  readonly list: readonly OpenPurchase[]
}

type Item = OpenPurchase & { readonly at: number }

const stored = defineKitState(({ storage }: TokensContext) =>
  createAccountRecords<StoredPurchase, Item>(storage, {
    key: '@appkit/open_purchases',
    schema: storedPurchaseSchema,
    read: readPurchase,
    write: writePurchase,
    accountOf: ({ id }) => id,
    life: purchaseLife,
    limit: purchaseLimit,
  }),
)

const slot = defineKitState((context: TokensContext): Store<OpenPurchasesState> => {
  const kept = getKitState(context, stored).list()
  return createStore<OpenPurchasesState>({ list: kept.map(({ at: _, ...purchase }) => purchase) })
})

/**
 * Purchases of which nothing was received yet, those of the last hour before the page was loaded among them:
 * `watchOpenPurchases` goes on with those. Newest first, one for each account on each network.
 *
 * @example
 * getOpenPurchases(kit).subscribe(({ list }) => console.log(list.length))
 */
export function getOpenPurchases({ _internal }: KitHandle<TokensContext>): ReadableStore<OpenPurchasesState> {
  return getKitState(_internal, slot).readable
}

/** Puts a purchase in the place of the account's last one. */
export function setOpenPurchase(context: TokensContext, purchase: OpenPurchase): void {
  const store = getKitState(context, slot)
  const others = store.getState().list.filter(({ id }) => id !== purchase.id)
  store.set({ list: [purchase, ...others].slice(0, purchaseLimit) })
  getKitState(context, stored).put({ ...purchase, at: purchase.openedAt })
}

/** What was received, or has failed, is not open. */
export function closePurchase(context: TokensContext, id: string): void {
  const store = getKitState(context, slot)
  store.set({ list: store.getState().list.filter((purchase) => purchase.id !== id) })
  getKitState(context, stored).remove(id)
}

function readPurchase({ purchases, amounts, ...rest }: StoredPurchase): Item {
  const caipNetworkId = rest.caipNetworkId as CaipNetworkId
  return {
    ...rest,
    caipNetworkId,
    id: toAccountKey(caipNetworkId, rest.address),
    before: {
      ...(purchases && { purchases: new Set(purchases) }),
      ...(amounts && { amounts: new Map(amounts.map(({ token, amount }) => [token, BigInt(amount)])) }),
    },
    at: rest.openedAt,
  }
}

function writePurchase({ before, ...purchase }: Item): StoredPurchase {
  const { provider, address, caipNetworkId, symbol, status, openedAt } = purchase
  const { purchases, amounts } = before
  return {
    ...{ provider, address, caipNetworkId, status, openedAt },
    ...(symbol !== undefined && { symbol }),
    ...(purchases && { purchases: [...purchases] }),
    ...(amounts && { amounts: [...amounts].map(([token, amount]) => ({ token, amount: `${amount}` })) }),
  }
}
