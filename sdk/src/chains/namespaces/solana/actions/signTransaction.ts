import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { type HostTransaction, readHostTransaction } from '../hostTransaction.ts'
import { loadSolanaTransactions } from '../transactions/loadSolanaTransactions.ts'
import { askSolanaWallet, type SolanaWallet } from './askSolanaWallet.ts'

export interface SignTransactionParameters<Transaction extends HostTransaction> {
  /** Bytes of the wire, a transaction of `@solana/kit`, or a `Transaction` or `VersionedTransaction` of web3.js 1. */
  readonly transaction: Transaction
}

export interface SignAllTransactionsParameters<Transaction extends HostTransaction> {
  /** In their order; forms may be mixed. */
  readonly transactions: readonly Transaction[]
}

/**
 * Signs a transaction with the connected Solana wallet (Wallet Standard, `solana:signTransaction`). Nothing is sent.
 *
 * @returns the signed transaction in the form of the given one. The wallet may have changed it, to set its fees for
 * example.
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `CHAIN_NOT_SUPPORTED`, `USER_REJECTED`,
 * `WALLET_METHOD_UNSUPPORTED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const signed = await signTransaction(kit, { transaction })
 */
export async function signTransaction<Transaction extends HostTransaction>(
  kit: KitHandle<ChainsContext>,
  { transaction }: SignTransactionParameters<Transaction>,
): Promise<Transaction> {
  const [signed] = await signAllTransactions(kit, { transactions: [transaction] })
  // One for each that was given.
  return signed as Transaction
}

/**
 * Signs several transactions with the connected Solana wallet, in one request where it can. Nothing is sent. While the
 * wallet has not answered, an equal call joins the first one.
 *
 * @returns the signed transactions, in the order and form of the given ones
 * @throws WalletKitError see `signTransaction`
 *
 * @example
 * const signed = await signAllTransactions(kit, { transactions: [first, second] })
 */
export async function signAllTransactions<Transaction extends HostTransaction>(
  kit: KitHandle<ChainsContext>,
  { transactions }: SignAllTransactionsParameters<Transaction>,
): Promise<readonly Transaction[]> {
  const feature = 'solana:signTransaction'
  const wires = await Promise.all(
    transactions.map((transaction) => readHostTransaction(transaction, feature)),
  )
  const sign = async (wallet: SolanaWallet, signal: AbortSignal) => {
    const { signTransactions } = await loadSolanaTransactions()
    signal.throwIfAborted()
    return signTransactions(
      wallet,
      wires.map(({ bytes }) => bytes),
    )
  }
  const key = wires.map(({ bytes }) => bytes.join())
  const signed = await askSolanaWallet(kit, sign, [feature, ...key])
  return wires.map(({ restore }, index) => restore(signed[index] as Uint8Array))
}
