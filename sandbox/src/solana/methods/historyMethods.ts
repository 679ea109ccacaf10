import type { LedgerTransaction } from '../createLedger.ts'
import { encodeInnerInstructions, encodeTransaction } from '../encodeTransaction.ts'
import { readAddress, readConfig, readInteger, readList, readSignature } from '../readParams.ts'
import { SolanaRpcError, solanaRpcCodes } from '../SolanaRpcError.ts'
import { type SolanaMethod, withContext } from './SolanaMethod.ts'

const mostSignatures = 1_000

/** Methods for executed transactions. They are finalized immediately, because there is only one validator. */
export const historyMethods: Readonly<Record<string, SolanaMethod>> = {
  getSignatureStatuses: (ledger, [signatures]) =>
    withContext(
      ledger,
      readList(signatures, readSignature).map((signature) => {
        const found = ledger.transactions.get(signature)
        if (!found) return null
        const { slot, error } = found
        return {
          slot,
          confirmations: null,
          err: error,
          status: statusOf(found),
          confirmationStatus: 'finalized',
        }
      }),
    ),
  getSignaturesForAddress({ transactions }, [address, given]) {
    const account = readAddress(address)
    const { limit, before, until } = readConfig(given)
    const newestFirst = [...transactions.values()].reverse()
    const from = before === undefined ? 0 : placeOf(newestFirst, before) + 1
    const to = until === undefined ? newestFirst.length : placeOf(newestFirst, until)
    return newestFirst
      .slice(from, to)
      .filter(({ keys }) => [...keys.fromMessage, ...keys.writable, ...keys.readonly].includes(account))
      .slice(0, limit === undefined ? mostSignatures : Number(readInteger(limit)))
      .map(({ signature, slot, error, blockTime }) => ({
        signature,
        slot,
        err: error,
        memo: null,
        blockTime,
        confirmationStatus: 'finalized',
      }))
  },
  getTransaction({ transactions }, [signature, given]) {
    const found = transactions.get(readSignature(signature))
    if (!found) return null
    // Older clients pass the encoding itself as the second parameter.
    const config = typeof given === 'string' ? { encoding: given } : readConfig(given)
    const { version } = found.decoded.message
    if (version === 0 && config.maxSupportedTransactionVersion === undefined) {
      throw new SolanaRpcError(
        solanaRpcCodes.unsupportedTransactionVersion,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    }
    return {
      slot: found.slot,
      blockTime: found.blockTime,
      ...(config.maxSupportedTransactionVersion !== undefined && { version }),
      meta: describeExecution(found),
      transaction: encodeTransaction(found, config.encoding ?? 'json'),
    }
  },
}

/** Index of a signature in a list; the length of the list when it is missing. */
function placeOf(transactions: readonly LedgerTransaction[], signature: unknown): number {
  const wanted = readSignature(signature)
  const index = transactions.findIndex((candidate) => candidate.signature === wanted)
  return index < 0 ? transactions.length : index
}

function statusOf({ error }: LedgerTransaction): object {
  return error ? { Err: error } : { Ok: null }
}

function describeExecution(found: LedgerTransaction): object {
  const { error, before, after, metadata, keys } = found
  return {
    err: error,
    status: statusOf(found),
    // Transfers cancel out; the difference that remains is the fee.
    fee: sum(before.lamports) - sum(after.lamports),
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
    innerInstructions: encodeInnerInstructions(metadata),
    logMessages: metadata.logs(),
    computeUnitsConsumed: metadata.computeUnitsConsumed(),
    loadedAddresses: { writable: keys.writable, readonly: keys.readonly },
    rewards: [],
  }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
