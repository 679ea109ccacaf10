import { isAddress } from '@solana/addresses'
import type { PaymentRequest } from '../Transfers.ts'

/** Parameters that do not change the payment. */
const ignored: ReadonlySet<string> = new Set(['label', 'message'])

/**
 * Reads a request for a transfer. A request with a `reference` or a `memo` is refused: the receiver would not recognise
 * a payment without them. So is a link to a transaction that a server builds.
 *
 * https://docs.solanapay.com/spec
 */
export function readPaymentUri(text: string): PaymentRequest | undefined {
  const [, recipient = '', query = ''] = /^solana:([^?#]+)(?:\?([^#]*))?$/i.exec(text) ?? []
  const entries = [...new URLSearchParams(query)].filter(([name]) => !ignored.has(name))
  const { amount, 'spl-token': token, ...others } = Object.fromEntries(entries)
  const isDuplicate = new Set(entries.map(([name]) => name)).size < entries.length
  if (!isAddress(recipient) || isDuplicate || Object.keys(others).length > 0) return undefined
  if (token !== undefined && !isAddress(token)) return undefined
  if (amount !== undefined && !/^(?:0|[1-9]\d{0,77})(?:\.\d{1,78})?$/.test(amount)) return undefined
  return {
    recipient,
    ...(token !== undefined && { token }),
    ...(amount !== undefined && { decimalAmount: amount }),
  }
}
