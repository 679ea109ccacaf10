import type { ChainsContext } from '../ChainsContext.ts'
import type { SolanaWallet } from './actions/askSolanaWallet.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { readFee } from './actions/readFee.ts'
import { getSentWires } from './actions/sentWires.ts'
import { signAndSendBytes } from './actions/signAndSendBytes.ts'
import { buildTransfer } from './buildTransfer.ts'
import type { SolanaTransferParameters } from './SolanaTransferParameters.ts'

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

interface TransferRequest {
  readonly wallet: SolanaWallet
  readonly parameters: SolanaTransferParameters
}

/** Builds a transfer, and asks the network what it costs. */
export async function estimateTransfer(
  context: ChainsContext,
  { wallet, parameters }: TransferRequest,
  signal: AbortSignal,
): Promise<SolanaTransferCost> {
  const client = await getNodeClient(context, wallet.network)
  const { wire, deposit, available } = await buildTransfer(client, wallet.address, parameters, signal)
  const fee = await readFee(client, wire, signal)
  return { fee, deposit, ...(available !== undefined && { available }) }
}

/** Builds a transfer, has it signed, and sends it. Returns its signature. */
export async function sendTransfer(
  context: ChainsContext,
  { wallet, parameters }: TransferRequest,
  signal: AbortSignal,
): Promise<string> {
  const client = await getNodeClient(context, wallet.network)
  const { wire } = await buildTransfer(client, wallet.address, parameters, signal)
  const signature = await signAndSendBytes(context, { wallet, bytes: wire }, signal)
  getSentWires(context).set(signature, wire)
  return signature
}
