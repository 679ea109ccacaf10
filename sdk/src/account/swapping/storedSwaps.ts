import type { StoredSwap, StoredSwapToken } from '@wallet-kit/clients/storage/types'
import { storedSwapSchema } from '@wallet-kit/clients/storage/validators'
import { toAccountKey } from '../../chains/namespaces/toAccountKey.ts'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import { toDisplayName } from '../../foundation/format/toDisplayName.ts'
import { type AccountRecords, createAccountRecords } from '../../foundation/storage/createAccountRecords.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { sentLife, sentLimit } from '../sending/sentLimits.ts'
import type { SentSwap } from './SentSwap.ts'
import type { SwapToken } from './SwapReview.ts'

const storedSwapsKey = '@appkit/sent_swaps'

type Item = SentSwap & { readonly caipNetworkId: CaipNetworkId; readonly at: number }

/** Swaps that are not confirmed, kept until they are: a page may be left before that. */
export function createStoredSwaps(storage: KeyValueStorage): AccountRecords<Item> {
  return createAccountRecords<StoredSwap, Item>(storage, {
    key: storedSwapsKey,
    schema: storedSwapSchema,
    read: readSwap,
    write: writeSwap,
    accountOf: ({ caipNetworkId, account }) => toAccountKey(caipNetworkId, account),
    life: sentLife,
    limit: sentLimit,
  })
}

function readSwap(stored: StoredSwap): Item {
  const { id, isBundle, account, amount, received, minimum, slippage, quotedAt, call, sentAt } = stored
  const caipNetworkId = stored.caipNetworkId as CaipNetworkId
  const [from, to] = [stored.from, stored.to].map((token) => readToken(token, caipNetworkId)) as [
    SwapToken,
    SwapToken,
  ]
  const least = BigInt(minimum)
  return {
    id,
    ...(!isBundle && { hash: id }),
    account,
    caipNetworkId,
    quote: {
      ...{ caipNetworkId, from, to, slippage, quotedAt },
      amount: BigInt(amount),
      received: BigInt(received),
      minimum: least,
    },
    minimum: least,
    call: { ...call, value: BigInt(call.value) },
    sentAt,
    status: 'pending',
    at: sentAt,
  }
}

function writeSwap({ id, hash, account, quote, minimum, call, sentAt }: Item): StoredSwap {
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
