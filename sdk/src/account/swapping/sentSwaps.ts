import type { StoredSwap, StoredSwapToken } from '@wallet-kit/clients/storage/types'
import { storedSwapSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { defineKitState, getKitState } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { AccountRecordsOptions } from '../transactions/createAccountRecords.ts'
import { createLedger } from '../transactions/createLedger.ts'
import { checkSent } from '../transactions/followSent.ts'
import type { SentKind } from '../transactions/SentKind.ts'
import { sentLife, sentLimit } from '../transactions/sentLimits.ts'
import { watchSent } from '../transactions/watchSent.ts'
import { toTerms } from './assertReviewed.ts'
import { getSwaps, type NetworkSwaps } from './getSwaps.ts'
import type { SentSwap } from './SentSwap.ts'
import type { SwapToken } from './SwapReview.ts'
import { trackSwap } from './trackSwap.ts'

const accountOf = ({ quote, account }: SentSwap) => toAccountKey(quote.caipNetworkId, account)

const swapCodec: AccountRecordsOptions<StoredSwap, SentSwap> = {
  key: '@appkit/sent_swaps',
  schema: storedSwapSchema,
  read: readSwap,
  write: writeSwap,
  accountOf,
  timeOf: ({ sentAt }) => sentAt,
  life: sentLife,
  limit: sentLimit,
}

export const swapKind: SentKind<WalletsContext, SentSwap, NetworkSwaps> = {
  ledger: defineKitState(({ storage }: WalletsContext) => createLedger(storage, swapCodec)),
  load: (kit, { quote }) => getSwaps(kit, quote.caipNetworkId),
  readOutcome(kit, { swaps }, sent, options) {
    const calls = { id: sent.id, isBundle: sent.hash === undefined }
    return swaps.wait(kit, toTerms(sent), calls, sent.call, options)
  },
  accountOf,
  confirmed: (context, { quote }) => trackSwap(context, quote).succeeded(),
}

/** Swaps since the page was loaded, and those that were not confirmed when it was left before; newest first, 99 at most. */
export interface SentSwapsState {
  readonly list: readonly SentSwap[]
}

/**
 * Swaps sent since the page was loaded, with their status, and unconfirmed ones of the last 24 hours, which
 * `watchSentSwaps` follows. Newest first.
 *
 * @example
 * getSentSwaps(kit).subscribe(({ list }) => console.log(list[0]?.status))
 */
export function getSentSwaps({ _internal }: KitHandle<WalletsContext>): ReadableStore<SentSwapsState> {
  return getKitState(_internal, swapKind.ledger).store
}

export interface CheckSentSwapParameters {
  /** Of a swap of `getSentSwaps`. */
  readonly id: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the status of a swap that is not settled, within 5 s. Without an answer of nodes and wallet it stays unchanged:
 * the wallet that has sent a bundle has to be connected.
 *
 * @returns whether it is settled now
 *
 * @example
 * const isSettled = await checkSentSwap(kit, { id: sent.id })
 */
export async function checkSentSwap(
  kit: KitHandle<WalletsContext>,
  parameters: CheckSentSwapParameters,
): Promise<boolean> {
  return checkSent(kit, swapKind, parameters)
}

/**
 * Watches swaps of `getSentSwaps` that are not settled: those of an earlier visit, and those that were not in a block
 * when the kit stopped. At first immediately, then with pauses that grow to a minute.
 *
 * @returns ends it
 *
 * @example
 * const stop = watchSentSwaps(kit)
 */
export function watchSentSwaps(kit: KitHandle<WalletsContext>): () => void {
  return watchSent(kit, swapKind)
}

function readSwap(stored: StoredSwap): SentSwap {
  const { id, isBundle, account, amount, received, slippage, quotedAt, call, sentAt } = stored
  const caipNetworkId = stored.caipNetworkId as CaipNetworkId
  const minimum = BigInt(stored.minimum)
  return {
    ...{ id, account, minimum, sentAt, status: 'pending' },
    ...(!isBundle && { hash: id }),
    quote: {
      ...{ caipNetworkId, slippage, quotedAt, minimum },
      from: readToken(stored.from, caipNetworkId),
      to: readToken(stored.to, caipNetworkId),
      amount: BigInt(amount),
      received: BigInt(received),
    },
    call: { ...call, value: BigInt(call.value) },
  }
}

function writeSwap({ id, hash, account, quote, minimum, call, sentAt }: SentSwap): StoredSwap {
  const { caipNetworkId, from, to, amount, received, slippage, quotedAt } = quote
  return {
    ...{ id, account, caipNetworkId, slippage, quotedAt, sentAt },
    isBundle: hash === undefined,
    from: writeToken(from),
    to: writeToken(to),
    amount: `${amount}`,
    received: `${received}`,
    minimum: `${minimum}`,
    call: { to: call.to, data: call.data as `0x${string}`, value: `${call.value}` },
  }
}

function readToken(
  { address, name, symbol, decimals }: StoredSwapToken,
  caipNetworkId: CaipNetworkId,
): SwapToken {
  return {
    caipNetworkId,
    ...(address !== undefined && { address }),
    name: toDisplayName(name),
    symbol: toDisplayName(symbol),
    decimals,
  }
}

function writeToken({ address, name, symbol, decimals }: SwapToken): StoredSwapToken {
  return { ...(address !== undefined && { address }), name, symbol, decimals }
}
