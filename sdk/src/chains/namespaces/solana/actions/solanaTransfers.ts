import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { SolanaTransferParameters } from '../SolanaTransferParameters.ts'
import type { SolanaTransferCost } from '../sendTransfer.ts'
import { toTransferQuestion } from '../toTransferQuestion.ts'
import { loadSolanaTransactions } from '../transactions/loadSolanaTransactions.ts'
import { askSolanaWallet, type SolanaWallet } from './askSolanaWallet.ts'

/**
 * Estimates the cost of a transfer from the connected Solana account (`getFeeForMessage`).
 *
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `RPC_FAILED`, `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 *
 * @example
 * const { fee, deposit } = await estimateSolanaTransfer(kit, { recipient, amount: 1_000_000n, mint })
 */
export function estimateSolanaTransfer(
  kit: KitHandle<ChainsContext>,
  parameters: SolanaTransferParameters,
): Promise<SolanaTransferCost> {
  return askSolanaWallet(kit, async (wallet, signal) => {
    const { estimateTransfer } = await loadSolanaTransactions()
    return estimateTransfer(kit._internal, { wallet, parameters }, signal)
  })
}

/**
 * Sends SOL or a token from the connected Solana account. A recipient without an account for the token gets one, at the
 * sender's expense. A balance spread over several accounts is taken from as few of them as possible. Tokens of
 * Token-2022 whose transfers call a program of their own (transfer hooks) are refused by the network.
 *
 * @returns the transaction's signature in base58, which is not confirmed yet: see `waitForSolanaTransaction`
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `CHAIN_NOT_SUPPORTED`, `USER_REJECTED`,
 * `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`, `RPC_FAILED`, `SERVICE_TIMEOUT`
 *
 * @example
 * const signature = await sendSolanaTransfer(kit, { recipient, amount: 10_000_000n })
 */
export function sendSolanaTransfer(
  kit: KitHandle<ChainsContext>,
  parameters: SolanaTransferParameters,
): Promise<string> {
  const send = async (wallet: SolanaWallet, signal: AbortSignal) => {
    const { sendTransfer } = await loadSolanaTransactions()
    signal.throwIfAborted()
    return sendTransfer(kit._internal, { wallet, parameters }, signal)
  }
  return askSolanaWallet(kit, send, toTransferQuestion(parameters))
}
