import { isWalletKitError } from '@wallet-kit/sdk/errors'

/** Missing part of a swap, by the message of its button; `review` when it is complete, `retry` when its price failed. */
export type SwapState =
  | 'loading'
  | 'selectToken'
  | 'enterAmount'
  | 'incorrectAmount'
  | 'insufficientBalance'
  | 'insufficientGas'
  | 'retry'
  | 'review'

export interface SwapParts {
  readonly hasFrom: boolean
  readonly hasTo: boolean
  /** As typed. */
  readonly entered: string
  /** In the smallest unit; `undefined` for what is no positive amount. */
  readonly amount: bigint | undefined
  /** Balance of the token to sell; `undefined` until it is known. */
  readonly balance: bigint | undefined
  /** It cannot be read, so only the node that tries the swap can say whether it is enough. */
  readonly isBalanceUnknown: boolean
  /** Balance of the network's own coin after the sale; `undefined` until it is known. */
  readonly coinLeft: bigint | undefined
  /** Whether the wallet states that it has more than the network shows: of the token to sell, and of the coin. */
  readonly hasMore: { readonly from: boolean; readonly coin: boolean }
  /** Approximate fee; `undefined` until it is known. */
  readonly fee: bigint | undefined
  readonly hasQuote: boolean
  /** Why the last quote is unavailable. */
  readonly error: unknown
}

export function getSwapState(parts: SwapParts): SwapState {
  const { hasFrom, hasTo, entered, amount, balance, isBalanceUnknown, coinLeft, fee, hasQuote, error } = parts
  const { hasMore } = parts
  if (!hasFrom || !hasTo) return 'selectToken'
  if (entered.trim() === '') return 'enterAmount'
  if (amount === undefined) return 'incorrectAmount'
  if (balance !== undefined && amount > balance && !hasMore.from) return 'insufficientBalance'
  if (isWalletKitError(error, 'SWAP_AMOUNT_INCORRECT')) return 'incorrectAmount'
  if (error) return 'retry'
  if (!hasQuote || (balance === undefined && !isBalanceUnknown)) return 'loading'
  if (coinLeft !== undefined && fee !== undefined && coinLeft < fee && !hasMore.coin) return 'insufficientGas'
  return 'review'
}
