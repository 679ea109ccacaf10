import { getBase58Decoder, getBase58Encoder, getBase64Decoder, getBase64Encoder } from '@solana/codecs'
import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { Namespace } from '../Namespace.ts'

const toBase58 = (base64: string) => getBase58Decoder().decode(getBase64Encoder().encode(base64))
const toBase64 = (base58: string) => getBase64Decoder().decode(getBase58Encoder().encode(base58))

type Params = Readonly<Record<string, unknown>>

const list = (value: unknown) => (Array.isArray(value) ? value : []) as readonly string[]

/** Requests of paired wallets in the frame's terms: transactions are in base58, and options have another name. */
export const frameRequests: NonNullable<Namespace['frame']> = {
  asksUser: () => true,
  toRequest({ method, params }) {
    const { transaction, transactions, sendOptions } = params as Params
    switch (method) {
      case 'solana_signTransaction':
        return { method, params: { transaction: toBase58(String(transaction)) } }
      case 'solana_signAllTransactions':
        return { method, params: { transactions: list(transactions).map(toBase58) } }
      case 'solana_signAndSendTransaction':
        return {
          method,
          params: {
            transaction: toBase58(String(transaction)),
            ...(sendOptions !== undefined && { options: sendOptions }),
          },
        }
      default:
        return { method, params }
    }
  },
  readReply(method, reply) {
    // The feature that asked checks the rest.
    const { transaction, transactions } = (reply ?? {}) as Params
    try {
      if (method === 'solana_signTransaction' && typeof transaction === 'string')
        return { transaction: toBase64(transaction) }
      if (method === 'solana_signAllTransactions' && Array.isArray(transactions))
        return { transactions: list(transactions).map(toBase64) }
    } catch (cause) {
      throw createError(walletReplyInvalid, { context: redactContext({ method }), cause })
    }
    return reply
  },
}
