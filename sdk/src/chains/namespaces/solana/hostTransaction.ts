import { requestInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { copyBytes } from './copyBytes.ts'
import { loadSolanaTransactions } from './transactions/loadSolanaTransactions.ts'

/** A transaction of `@solana/kit` (web3.js 2), compiled. */
export interface CompiledTransaction {
  readonly messageBytes: Readonly<ArrayLike<number>>
  /** By address; null where one is missing. */
  readonly signatures: Readonly<Record<string, Readonly<ArrayLike<number>> | null>>
}

/** A `Transaction` or `VersionedTransaction` of web3.js 1. */
export interface LegacyLibraryTransaction {
  serialize(options?: { requireAllSignatures?: boolean; verifySignatures?: boolean }): Uint8Array
}

/** A transaction as either generation of Solana's libraries has it, or as it is sent over the wire. */
export type HostTransaction = Uint8Array | CompiledTransaction | LegacyLibraryTransaction

/** A host app's transaction in the form of the wire, and how to turn one back. */
interface WireTransaction<Transaction> {
  readonly bytes: Uint8Array
  /** A signed transaction in the form that the host app uses. */
  restore(signed: Uint8Array): Transaction
}

/** Static methods of web3.js 1's classes. */
interface LegacyLibraryClass {
  deserialize?(bytes: Uint8Array): unknown
  from?(bytes: Uint8Array): unknown
}

/**
 * Reads a transaction of a host app.
 *
 * @param method for the error
 * @throws WalletKitError `REQUEST_INVALID`
 */
export async function readHostTransaction<Transaction extends HostTransaction>(
  transaction: Transaction,
  method: string,
): Promise<WireTransaction<Transaction>> {
  try {
    return (await toWire(transaction)) as WireTransaction<Transaction>
  } catch (cause) {
    throw createError(requestInvalid, { context: redactContext({ method, path: 'transaction' }), cause })
  }
}

async function toWire(transaction: HostTransaction): Promise<WireTransaction<unknown>> {
  const bytes = copyBytes(transaction)
  // Equal calls share an answer: each gets bytes of its own.
  if (bytes) return { bytes, restore: (signed) => signed.slice() }
  if ('messageBytes' in transaction) {
    const { getTransactionDecoder, getTransactionEncoder } = await loadSolanaTransactions()
    return {
      bytes: new Uint8Array(getTransactionEncoder().encode(transaction as never)),
      // The lifetime, which is not part of the wire, stays as the host app had it.
      restore: (signed) => ({ ...transaction, ...getTransactionDecoder().decode(signed) }),
    }
  }
  const { serialize } = transaction as LegacyLibraryTransaction
  if (typeof serialize !== 'function') throw new TypeError('Not a transaction')
  const wire = serialize.call(transaction, { requireAllSignatures: false, verifySignatures: false })
  const library = transaction.constructor as LegacyLibraryClass
  const restore = ignoreErrors(() => library.deserialize ?? library.from)
  if (!restore) throw new TypeError('Not a transaction of web3.js')
  return { bytes: Uint8Array.from(wire), restore: (signed) => restore.call(library, signed) }
}
