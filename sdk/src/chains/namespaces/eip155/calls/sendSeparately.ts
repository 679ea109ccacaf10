import { walletOnOtherAccount } from '@wallet-kit/clients/errors/constants'
import type { Hash } from '@wallet-kit/clients/ethereum/types'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../../networks/Caip.ts'
import type { CallParameters } from '../../Calls.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import { askEvmWallet, type EvmWallet } from '../actions/askEvmWallet.ts'
import { requestTransaction } from '../actions/sendTransaction.ts'
import { waitForTransactionReceipt } from '../actions/waitForTransactionReceipt.ts'
import { toCallsId } from './callsId.ts'

export interface SeparateParameters {
  readonly calls: readonly CallParameters[]
  readonly caipNetworkId: CaipNetworkId
  /** Account that sends all of them. */
  readonly account: string
}

/** Calls that were sent, and the reason why others were not. */
export interface SentSeparately {
  /** For `getCallsStatus`. */
  readonly id: string
  /** Number of calls that were sent. */
  readonly sent: number
  /** Error that stopped the others. Absent after a transaction that failed. */
  readonly stoppedBy?: unknown
}

/**
 * Asks the wallet for one transaction after another. Each waits until the one before is confirmed, and none follows one that
 * failed: calls of a bundle rely on those before them.
 *
 * @throws WalletKitError those of `sendTransaction`, while nothing is sent
 */
export async function sendSeparately(
  kit: KitHandle<ChainsContext>,
  { calls, caipNetworkId, account }: SeparateParameters,
): Promise<SentSeparately> {
  const chainId = Number(caipNetworkId.slice('eip155:'.length))
  const hashes: Hash[] = []
  const sent = () => ({ id: toCallsId({ hashes, chainId, total: calls.length }), sent: hashes.length })
  try {
    for (const { to, value, data } of calls) {
      const [before] = hashes.slice(-1)
      if (before) {
        const { status } = await waitForTransactionReceipt(kit, { hash: before, caipNetworkId })
        if (status === 'reverted') return sent()
      }
      const transaction = { to, value, data }
      const ask = (wallet: EvmWallet) => {
        if (wallet.address !== account) throw createError(walletOnOtherAccount)
        return requestTransaction(wallet, { transaction, caipNetworkId })
      }
      hashes.push(await askEvmWallet(kit, ask, ['eth_sendTransaction', [hashes.length, transaction]]))
    }
  } catch (stoppedBy) {
    if (hashes.length === 0) throw stoppedBy
    return { ...sent(), stoppedBy }
  }
  return sent()
}
