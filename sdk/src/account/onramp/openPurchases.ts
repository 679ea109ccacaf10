import type { StoredPurchase } from '@wallet-kit/clients/storage/types'
import { storedPurchaseSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { AccountRecordsOptions } from '../transactions/createAccountRecords.ts'
import { createLedger } from '../transactions/createLedger.ts'
import type { OnrampProviderId } from './OnrampProvider.ts'
import type { Purchase } from './purchases.ts'

/** Lifetime of an unreceived purchase, in ms: most visitors who have paid have it by then. */
const purchaseLife = 60 * 60_000
/** Most that are kept: the last one of each account on each network. */
const purchaseLimit = 10

/** State of the account before a purchase. */
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
  /** Symbol of the bought token. Absent: chosen at the provider. */
  readonly symbol?: string | undefined
  readonly status: Exclude<Purchase['status'], 'received' | 'failed'>
  /** In ms since 1970. */
  readonly openedAt: number
  readonly before: BeforePurchase
}

export interface OpenPurchasesState {
  readonly list: readonly OpenPurchase[]
}

const purchaseCodec: AccountRecordsOptions<StoredPurchase, OpenPurchase> = {
  key: '@appkit/open_purchases',
  schema: storedPurchaseSchema,
  read: readPurchase,
  write: writePurchase,
  accountOf: ({ id }) => id,
  timeOf: ({ openedAt }) => openedAt,
  life: purchaseLife,
  limit: purchaseLimit,
}

/** The last purchase of each account on each network. Received and failed ones are removed. */
export const purchaseLedger = defineKitState(({ storage }: WalletsContext) =>
  createLedger(storage, purchaseCodec),
)

/**
 * Purchases that are not received yet, with those of the last hour before the page was loaded, which
 * `watchOpenPurchases` follows. Newest first, one for each account on each network.
 *
 * @example
 * getOpenPurchases(kit).subscribe(({ list }) => console.log(list.length))
 */
export function getOpenPurchases({
  _internal,
}: KitHandle<WalletsContext>): ReadableStore<OpenPurchasesState> {
  return getKitState(_internal, purchaseLedger).store
}

function readPurchase({ purchases, amounts, ...rest }: StoredPurchase): OpenPurchase {
  const caipNetworkId = rest.caipNetworkId as CaipNetworkId
  return {
    ...rest,
    caipNetworkId,
    id: toAccountKey(caipNetworkId, rest.address),
    before: {
      ...(purchases && { purchases: new Set(purchases) }),
      ...(amounts && { amounts: new Map(amounts.map(({ token, amount }) => [token, BigInt(amount)])) }),
    },
  }
}

function writePurchase({ before, ...purchase }: OpenPurchase): StoredPurchase {
  const { provider, address, caipNetworkId, symbol, status, openedAt } = purchase
  const { purchases, amounts } = before
  return {
    ...{ provider, address, caipNetworkId, status, openedAt },
    ...(symbol !== undefined && { symbol }),
    ...(purchases && { purchases: [...purchases] }),
    ...(amounts && { amounts: [...amounts].map(([token, amount]) => ({ token, amount: `${amount}` })) }),
  }
}
