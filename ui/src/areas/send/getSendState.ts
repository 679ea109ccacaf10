import type { SendForm, Token } from '@wallet-kit/sdk/actions'
import { parseAmount } from '../../foundation/format/parseAmount.ts'
import type { RecipientState } from './useRecipient.ts'

/** Missing part of the form, by the message of its button; `preview` when it is complete. */
export type SendState =
  | 'selectToken'
  | 'addAmount'
  | 'incorrectValue'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'addAddress'
  | 'resolving'
  | 'invalidAddress'
  | 'preview'

export interface SendParts {
  readonly form: SendForm
  readonly token: Token | undefined
  /** The network's own coin, in which fees are paid; `undefined` where that is unknown. */
  readonly coin: Pick<Token, 'amount'> | undefined
  /** Whether another account may pay the fee: the account is a contract, or the app has a service for it. */
  readonly mayBePaid: boolean
  /** Whether the wallet states that it has more than the network shows: of the token, and of the coin. */
  readonly hasMore: { readonly token: boolean; readonly coin: boolean }
  readonly recipient: RecipientState
}

export function getSendState({ form, token, coin, mayBePaid, hasMore, recipient }: SendParts): SendState {
  if (!token) return 'selectToken'
  if (form.amount.trim() === '') return 'addAmount'
  const amount = parseAmount(form, token)
  if (amount === undefined) return 'incorrectValue'
  if (amount > token.amount && !hasMore.token) return 'insufficientFunds'
  if (!mayBePaid && !hasMore.coin && coin?.amount === 0n) return 'insufficientGas'
  // A name that could not be looked up may be right.
  if (recipient.status === 'empty' || recipient.status === 'failed') return 'addAddress'
  if (recipient.status === 'resolving') return 'resolving'
  return recipient.status === 'known' ? 'preview' : 'invalidAddress'
}
