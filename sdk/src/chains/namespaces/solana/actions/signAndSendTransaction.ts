import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { toQuestionKey } from '../../toQuestionKey.ts'
import { type HostTransaction, readHostTransaction } from '../hostTransaction.ts'
import { loadSolanaTransactions } from '../transactions/loadSolanaTransactions.ts'
import { askSolanaWallet } from './askSolanaWallet.ts'
import type { SolanaSendOptions } from './signAndSendBytes.ts'

export interface SignAndSendTransactionParameters {
  /** Bytes of the wire, a transaction of `@solana/kit`, or a `Transaction` or `VersionedTransaction` of web3.js 1. */
  readonly transaction: HostTransaction
  readonly options?: SolanaSendOptions | undefined
}

/**
 * Signs and sends a transaction with the connected Solana wallet (Wallet Standard, `solana:signAndSendTransaction`), or
 * through the network's nodes when the wallet can only sign. While the wallet has not answered, an equal call joins the
 * first one.
 *
 * @returns the transaction's signature in base58, which is not confirmed yet: see `waitForSolanaTransaction`
 * @throws WalletKitError `NOT_CONNECTED`, `REQUEST_INVALID`, `CHAIN_NOT_SUPPORTED`, `USER_REJECTED`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED` when the nodes refuse it
 *
 * @example
 * const signature = await signAndSendTransaction(kit, { transaction })
 */
export async function signAndSendTransaction(
  kit: KitHandle<ChainsContext>,
  { transaction, options }: SignAndSendTransactionParameters,
): Promise<string> {
  const feature = 'solana:signAndSendTransaction'
  const { bytes } = await readHostTransaction(transaction, feature)
  return askSolanaWallet(
    kit,
    async (wallet, signal) => {
      const { signAndSendBytes } = await loadSolanaTransactions()
      return signAndSendBytes(kit._internal, { wallet, bytes, options }, signal)
    },
    [feature, bytes.join(), toQuestionKey(options)],
  )
}
