import { requestEthSendTransaction } from '@wallet-kit/clients/ethereum/rpc'
import type { Hash } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import type { ActionContext, NetworkParameters } from '../../WalletAccess.ts'
import { askEvmWallet } from './askEvmWallet.ts'
import { checkRecipient } from './checkRecipient.ts'
import { readPresentChain } from './readPresentChain.ts'
import { type TransactionParameters, toTransactionRequest } from './toTransactionRequest.ts'

export interface SendTransactionParameters extends TransactionParameters, NetworkParameters {
  readonly nonce?: number | undefined
}

/**
 * Has the connected EVM wallet sign and send a transaction (`eth_sendTransaction`). The wallet is first asked where it
 * is: on another network than the transaction is for, nothing is sent.
 *
 * @param parameters `to` with a checksum (EIP-55) is compared with it; amounts are in wei
 * @returns the hash of the transaction, which is not confirmed yet: see `waitForTransactionReceipt`
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`, `REQUEST_INVALID`, `USER_REJECTED`,
 * `WALLET_REQUEST_PENDING`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const hash = await sendTransaction(kit, { to: '0x…', value: parseUnits('0.1', 18) })
 */
export function sendTransaction(
  kit: KitHandle<ActionContext>,
  { caipNetworkId, nonce, ...transaction }: SendTransactionParameters,
): Promise<Hash> {
  return askEvmWallet(kit, async (wallet) => {
    await checkRecipient('eth_sendTransaction', transaction.to)
    const chainId = await readPresentChain(wallet, caipNetworkId ?? wallet.network.caipNetworkId)
    const request = {
      ...toTransactionRequest(wallet.address, transaction),
      ...(nonce !== undefined && { nonce: `0x${nonce.toString(16)}` as const }),
      chainId,
    }
    return wallet.ask(requestEthSendTransaction, [request])
  })
}
