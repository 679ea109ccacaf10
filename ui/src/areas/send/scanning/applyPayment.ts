import type { PaymentRequest, SendForm, Token } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import type { ScanRefusal } from './Scanner.tsx'

export interface PaymentSubject {
  readonly caipNetworkId: string
  /** Tokens of the account. */
  readonly tokens: readonly Pick<Token, 'address' | 'decimals'>[]
}

/**
 * Changes that a scanned code makes to the form, or the reason to ignore it. A code that asks for a token that the account
 * does not hold fills nothing in: the same amount of another token is no payment.
 */
export function applyPayment(
  request: PaymentRequest | null,
  { caipNetworkId, tokens }: PaymentSubject,
): Partial<SendForm> | ScanRefusal {
  if (!request) return 'scanUnknown'
  if (request.caipNetworkId !== undefined && request.caipNetworkId !== caipNetworkId)
    return 'scanOtherNetwork'
  const { recipient, amount, decimalAmount } = request
  if (request.token === undefined && amount === undefined && decimalAmount === undefined) return { recipient }
  const key = request.token?.toLowerCase()
  const token = tokens.find(({ address }) => address?.toLowerCase() === key)
  if (!token) return 'scanOtherToken'
  const entered = amount === undefined ? decimalAmount : formatUnits(amount, token.decimals)
  return {
    recipient,
    token: token.address ?? null,
    ...(entered !== undefined && { amount: entered, isMoney: false }),
  }
}
