import { type Address, address } from '@solana/addresses'
import { getBase64Encoder } from '@solana/codecs'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { TransferSimulation } from '../../Transfers.ts'
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
  kit: KitHandle<ChainsContext>,
  parameters: SolanaTransferParameters,
): Promise<TransferSimulation> {
  return askSolanaWallet(kit, async ({ address: sender, network }, signal) => {
    const client = await getNodeClient(kit._internal, network)
    const { wire, sources } = await buildTransfer(client, sender, parameters, signal)
    const [[recipient, ...before], { value }] = await Promise.all([
      readAccountData(client, [address(parameters.recipient), ...sources], signal),
      client.request(
        {
          method: 'simulateTransaction',
          params: [
            toBase64(wire),
            {
              encoding: 'base64',
              commitment: 'confirmed',
              sigVerify: false,
              ...(sources.length > 0 && { accounts: { encoding: 'base64', addresses: [...sources] } }),
            },
          ],
        },
        signal,
      ),
    ])
    const willSucceed = value.err === null
    const held = sumHeld(
      before.map((account) => account?.data),
      address(sender),
    )
    const left = sumHeld(
      sources.map((_, index) => {
        const data = value.accounts?.[index]?.data[0]
        return data === undefined ? undefined : new Uint8Array(getBase64Encoder().encode(data))
      }),
      address(sender),
    )
    const isToken = sources.length > 0
    return {
      willSucceed,
      isContract: recipient !== undefined && recipient.owner !== systemProgram,
      ...(willSucceed && !isToken && { leaves: parameters.amount }),
      ...(willSucceed && isToken && held !== undefined && left !== undefined && { leaves: held - left }),
    }
  })
}

/** Sum of token accounts; `undefined` where one is not known. */
function sumHeld(accounts: readonly (Uint8Array | undefined)[], owner: Address): bigint | undefined {
  const amounts = accounts.map((data) => data && readTokenAccount(data, owner)?.amount)
  return amounts.reduce<bigint | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0n,
  )
}
