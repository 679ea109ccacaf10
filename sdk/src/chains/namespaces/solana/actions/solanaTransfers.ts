import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { toQuestionKey } from '../../toQuestionKey.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import { loadBuilding } from '../building/loadBuilding.ts'
import type { SolanaTransferParameters } from '../SolanaTransferParameters.ts'
import { askSolanaWallet, type SolanaWallet } from './askSolanaWallet.ts'
import { getNodeClient } from './getNodeClient.ts'
import { getSentWires } from './sentWires.ts'
import { signAndSendBytes } from './signAndSendBytes.ts'

/** Cost of a transfer besides its amount, in lamports. */
export interface SolanaTransferCost {
  /** For the signature and the priority. */
  readonly fee: bigint
  /** For the token account of a recipient who has none yet. */
  readonly deposit: bigint
  /**
   * Maximum amount of the token for one transfer: of eight accounts at most, and none that is frozen. Absent for SOL.
   */
  readonly available?: bigint
}

/**
 * Estimates the cost of a transfer from the connected Solana account (`getFeeForMessage`).
 *
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `RPC_FAILED`, `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 *
 * @example
 * const { fee, deposit } = await estimateSolanaTransfer(kit, { recipient, amount: 1_000_000n, mint })
 */
export function estimateSolanaTransfer(
  kit: KitHandle<ActionContext>,
  parameters: SolanaTransferParameters,
): Promise<SolanaTransferCost> {
  return askSolanaWallet(kit, async ({ address, network }, signal) => {
    const [{ buildTransfer, readFee }, client] = await Promise.all([
      loadBuilding(),
      getNodeClient(kit._internal, network),
    ])
    const { wire, deposit, available } = await buildTransfer(client, address, parameters, signal)
    const fee = await readFee(client, wire, signal)
    return { fee, deposit, ...(available !== undefined && { available }) }
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
  kit: KitHandle<ActionContext>,
  parameters: SolanaTransferParameters,
): Promise<string> {
  const send = async (wallet: SolanaWallet, signal: AbortSignal) => {
    const [{ buildTransfer }, client] = await Promise.all([
      loadBuilding(),
      getNodeClient(kit._internal, wallet.network),
    ])
    const { wire } = await buildTransfer(client, wallet.address, parameters, signal)
    const signature = await signAndSendBytes(kit._internal, { wallet, bytes: wire }, signal)
    getSentWires(kit._internal).set(signature, wire)
    return signature
  }
  return askSolanaWallet(kit, send, ['sendSolanaTransfer', toQuestionKey(parameters)])
}
