import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getAddressDecoder,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  type Signature,
  signature,
  type Transaction,
} from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { invalidParam } from './readParams.ts'

/** Versions that the chain accepts. */
export type TransactionMessage = Extract<CompiledTransactionMessage, { version: 'legacy' | 0 }> &
  CompiledTransactionMessageWithLifetime

/** A transaction off the wire. */
export interface DecodedTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: TransactionMessage
  /** The fee payer's signature, which identifies the transaction. Zeros while it is unsigned. */
  readonly signature: Signature
}

/** The largest transaction that fits into a packet. */
const longestTransaction = 1_232
const noSignature = new Uint8Array(64)

/** Decodes a serialised transaction. */
export function decodeTransaction(wire: Uint8Array): DecodedTransaction {
  if (wire.length > longestTransaction) {
    throw invalidParam(
      `decoded transaction too large: ${wire.length} bytes (max: ${longestTransaction} bytes)`,
    )
  }
  const { messageBytes, signatures } = decode(() => getTransactionDecoder().decode(wire))
  // The decoder turns a missing signature (zeros) into null; the runtime gets the bytes as they were sent.
  const asSent = Object.entries(signatures).map(([signer, bytes]) => [signer, bytes ?? noSignature])
  const [first] = Object.values(signatures)
  return {
    wire,
    transaction: { messageBytes, signatures: Object.fromEntries(asSent) },
    message: decodeMessage(new Uint8Array(messageBytes)),
    signature: signature(getBase58Decoder().decode(first ?? noSignature)),
  }
}

/** Decodes a serialised message, the part of a transaction that is signed. */
export function decodeMessage(bytes: Uint8Array): TransactionMessage {
  const message = decode(() => getCompiledTransactionMessageDecoder().decode(bytes))
  if (message.version !== 'legacy' && message.version !== 0) {
    throw invalidParam(`unsupported transaction version: ${message.version}`)
  }
  // The runtime is stricter than the decoder, and its native code aborts the process on unreadable input.
  const canonical = decode(() => getCompiledTransactionMessageEncoder().encode(message))
  if (!Buffer.from(bytes).equals(new Uint8Array(canonical))) {
    throw invalidParam('failed to deserialize the transaction: non-canonical encoding')
  }
  return message
}

function decode<Decoded>(run: () => Decoded): Decoded {
  try {
    return run()
  } catch (cause) {
    throw invalidParam(`failed to deserialize the transaction: ${String(cause)}`)
  }
}

/** The accounts of a transaction. Instruction indexes run through the three lists in this order. */
export interface AccountKeys {
  readonly fromMessage: readonly Address[]
  /** From address lookup tables. */
  readonly writable: readonly Address[]
  readonly readonly: readonly Address[]
}

/** Reads a transaction's accounts; those of lookup tables from the chain. */
export function readAccountKeys(svm: LiteSVM, message: TransactionMessage): AccountKeys {
  const lookups = ('addressTableLookups' in message && message.addressTableLookups) || []
  const loaded = lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => {
    const table = svm.getAccount(lookupTableAddress)
    const entryAt = (index: number) => (table.exists ? lookupTableEntry(table.data, index) : [])
    return { writable: writableIndexes.flatMap(entryAt), readonly: readonlyIndexes.flatMap(entryAt) }
  })
  return {
    fromMessage: message.staticAccounts,
    writable: loaded.flatMap(({ writable }) => writable),
    readonly: loaded.flatMap((lists) => lists.readonly),
  }
}

/** Offset of a lookup table's entries (ProgramState in the Address Lookup Table program). */
const lookupTableHeaderLength = 56
const addressLength = 32

function lookupTableEntry(data: ArrayLike<number>, index: number): Address[] {
  const start = lookupTableHeaderLength + index * addressLength
  const bytes = Uint8Array.from(data).subarray(start, start + addressLength)
  return bytes.length === addressLength ? [getAddressDecoder().decode(bytes)] : []
}
