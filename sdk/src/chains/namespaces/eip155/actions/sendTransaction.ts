import { requestEthSendTransaction } from '@wallet-kit/clients/ethereum/rpc'
import type { Hash } from '@wallet-kit/clients/ethereum/types'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { NetworkParameters } from '../../WalletAccess.ts'
import { askEvmWallet, type EvmWallet } from './askEvmWallet.ts'
import { checkRecipient } from './checkRecipient.ts'
import { readPresentChain } from './readPresentChain.ts'
import { type TransactionParameters, toTransactionRequest } from './toTransactionRequest.ts'

export interface SendTransactionParameters extends TransactionParameters, NetworkParameters {
  readonly nonce?: number | undefined
}

/**
 * Signs and sends a transaction with the connected EVM wallet (`eth_sendTransaction`). The wallet's network is read
 * first: on another one than the transaction's, nothing is sent. While the wallet has not answered, an equal call joins
 * the first one; with a `nonce` of its own it does not.
 *
 * @param parameters `to` with a checksum (EIP-55) is compared with it; amounts are in wei
 * @returns the hash of the transaction, which is not confirmed yet: see `waitForTransactionReceipt`
 * @throws WalletKitError `NOT_CONNECTED`, `WALLET_ON_OTHER_NETWORK`, `REQUEST_INVALID`, `USER_REJECTED`,
 * `WALLET_REQUEST_PENDING`, `WALLET_UNAUTHORIZED`, `WALLET_REQUEST_FAILED`, `WALLET_REPLY_INVALID`
 *
 * @example
 * const hash = await sendTransaction(kit, { to: '0x…', value: parseUnits('0.1', 18) })
 */
export function sendTransaction(
  kit: KitHandle<ChainsContext>,
  parameters: SendTransactionParameters,
): Promise<Hash> {
  const { caipNetworkId, nonce, ...transaction } = parameters
  const send = (wallet: EvmWallet) => requestTransaction(wallet, { transaction, nonce, caipNetworkId })
  return askEvmWallet(kit, send, ['eth_sendTransaction', parameters])
}

interface RequestParameters extends NetworkParameters {
  readonly transaction: TransactionParameters
  readonly nonce?: number | undefined
}

/** Asks the wallet for one transaction, once it says that it is on the transaction's network. */
export async function requestTransaction(
  wallet: EvmWallet,
  { transaction, nonce, caipNetworkId }: RequestParameters,
): Promise<Hash> {
  await checkRecipient('eth_sendTransaction', transaction.to)
  const chainId = await readPresentChain(wallet, caipNetworkId ?? wallet.network.caipNetworkId)
  const request = {
    ...toTransactionRequest(wallet.address, transaction),
    ...(nonce !== undefined && { nonce: `0x${nonce.toString(16)}` as const }),
    chainId,
  }
  return wallet.ask(requestEthSendTransaction, [request])
}
