import { type Address, address } from '@solana/addresses'
import { getBase64Encoder } from '@solana/codecs'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { TransferSimulation } from '../../Transfers.ts'
import type { ActionContext } from '../../WalletAccess.ts'
import { buildTransfer } from '../buildTransfer.ts'
import { readAccountData } from '../readAccountData.ts'
import type { SolanaTransferParameters } from '../SolanaTransferParameters.ts'
import { readTokenAccount } from '../tokenData.ts'
import { toBase64 } from '../transactionFeatures.ts'
import { systemProgram } from '../transferInstructions.ts'
import { askSolanaWallet } from './askSolanaWallet.ts'
import { getNodeClient } from './getNodeClient.ts'

/**
 * Runs a transfer on a node without sending it (`simulateTransaction`).
 *
 * @throws WalletKitError `NOT_CONNECTED`, `SEND_INPUT_INVALID`, `RPC_FAILED`, `RPC_REPLY_INVALID`, `SERVICE_TIMEOUT`
 */
export function simulateSolanaTransfer(
  kit: KitHandle<ActionContext>,
  parameters: SolanaTransferParameters,
): Promise<TransferSimulation> {
  return askSolanaWallet(kit, async ({ address: sender, network }, signal) => {
    const client = await getNodeClient(kit._internal, network)
    const { wire, source } = await buildTransfer(client, sender, parameters, signal)
    const read: readonly Address[] = [address(parameters.recipient), ...(source ? [source] : [])]
    const [[recipient, before], { value }] = await Promise.all([
      readAccountData(client, read, signal),
      client.request(
        'simulateTransaction',
        [
          toBase64(wire),
          {
            encoding: 'base64',
            commitment: 'confirmed',
            sigVerify: false,
            ...(source && { accounts: { encoding: 'base64', addresses: [source] } }),
          },
        ],
        signal,
      ),
    ])
    const willSucceed = value.err === null
    const after = value.accounts?.[0]?.data[0]
    const held = before && readTokenAccount(before.data, address(sender))?.amount
    const left =
      after && readTokenAccount(new Uint8Array(getBase64Encoder().encode(after)), address(sender))?.amount
    return {
      willSucceed,
      isContract: recipient !== undefined && recipient.owner !== systemProgram,
      ...(willSucceed && source === undefined && { leaves: parameters.amount }),
      ...(willSucceed && typeof held === 'bigint' && typeof left === 'bigint' && { leaves: held - left }),
    }
  })
}
