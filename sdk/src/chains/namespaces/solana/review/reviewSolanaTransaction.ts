import { type HostTransaction, readHostTransaction } from '../hostTransaction.ts'
import { loadSolanaTransactions } from '../transactions/loadSolanaTransactions.ts'
import type { SolanaReview } from './SolanaReview.ts'

/**
 * Effects of a Solana transaction, instruction by instruction, from the very bytes that a wallet would sign: transfers,
 * allowances, changes of authorities and of owners. Instructions of other programs, and those whose accounts are in
 * lookup tables, are `unknown` with their raw data.
 *
 * @param transaction of either generation of Solana's libraries, or as it is sent over the wire
 * @throws WalletKitError `REQUEST_INVALID` for anything but a transaction object; bytes that are none are unknown
 *
 * @example
 * const { actions, isDangerous } = await reviewSolanaTransaction(transaction)
 */
export async function reviewSolanaTransaction(transaction: HostTransaction): Promise<SolanaReview> {
  const { bytes } = await readHostTransaction(transaction, 'reviewSolanaTransaction')
  const { reviewBytes } = await loadSolanaTransactions()
  return reviewBytes(bytes)
}
