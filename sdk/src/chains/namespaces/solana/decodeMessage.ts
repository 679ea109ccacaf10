import { getCompiledTransactionMessageDecoder } from '@solana/transaction-messages'
import { getTransactionDecoder } from '@solana/transactions'

/**
 * The message of a transaction in its wire form, of version 0 or without one.
 *
 * @throws TypeError for a later version: it pays and limits outside of its instructions, where nothing here looks
 */
export function decodeMessage(wire: Uint8Array) {
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version !== 0 && message.version !== 'legacy')
    throw new TypeError(`Transaction of unknown version ${message.version}`)
  return message
}
