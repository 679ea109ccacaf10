import {
  transactionNotWaiting,
  walletOnOtherAccount,
  walletReplyInvalid,
} from '@wallet-kit/clients/errors/constants'
import { requestEthSignTransaction } from '@wallet-kit/clients/ethereum/rpc'
import type { Hash, Transaction } from '@wallet-kit/clients/ethereum/types'
import { type Hex, parseTransaction, recoverTransactionAddress, type TransactionSerialized } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import { redactContext } from '../../../foundation/errors/redactContext.ts'
import type { KitHandle } from '../../../foundation/stores/KitHandle.ts'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import type { ChainsContext } from '../ChainsContext.ts'
import { askEvmWallet, type EvmWallet } from './actions/askEvmWallet.ts'
import { estimateFees, type Fees } from './actions/estimateFees.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { readPresentChain } from './actions/readPresentChain.ts'
import { type TransactionParameters, toTransactionRequest } from './actions/toTransactionRequest.ts'
import { isAltered } from './isAltered.ts'

export interface SpeedUpTransactionParameters {
  readonly caipNetworkId: CaipNetworkId
  readonly hash: Hash
  /** Confirmed transaction. */
  readonly transaction: TransactionParameters
}

const method = 'eth_signTransaction'

/**
 * Sends a waiting transaction once more, with its own nonce and at least a tenth more for gas: nodes drop the first one
 * for it, and only one of the two can be mined. The wallet only signs (`eth_signTransaction`), and the signed
 * transaction is sent after its nonce has been compared: wallets may choose another nonce for `eth_sendTransaction`,
 * which would pay twice.
 *
 * @returns hash of the new transaction
 * @throws WalletKitError `TRANSACTION_NOT_WAITING`, `WALLET_ON_OTHER_ACCOUNT`, `WALLET_ON_OTHER_NETWORK`,
 * `WALLET_METHOD_UNSUPPORTED`, `WALLET_UNAUTHORIZED`, `WALLET_REPLY_INVALID`, `USER_REJECTED`, `RPC_FAILED`
 */
export async function speedUpTransaction(
  kit: KitHandle<ChainsContext>,
  { hash, transaction, caipNetworkId }: SpeedUpTransactionParameters,
): Promise<Hash> {
  const client = await getNodeClient(kit._internal, { caipNetworkId })
  const [waiting, fees] = await Promise.all([
    client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
    estimateFees(kit, { caipNetworkId }),
  ])
  // Other scripts of the page may have altered the stored transaction: it has to equal the waiting one.
  if (!waiting || waiting.blockNumber || isAltered(waiting, transaction))
    throw createError(transactionNotWaiting, { context: redactContext({ hash }) })
  const sign = async (wallet: EvmWallet) => {
    if (wallet.address.toLowerCase() !== waiting.from.toLowerCase()) throw createError(walletOnOtherAccount)
    const chainId = await readPresentChain(wallet, caipNetworkId)
    const { nonce, gas } = waiting
    const terms = { ...transaction, ...raiseFees(waiting, fees), ...(gas && { gas: BigInt(gas) }) }
    const request = { ...toTransactionRequest(wallet.address, terms), nonce, chainId }
    const signed = await wallet.ask(requestEthSignTransaction, [request])
    return typeof signed === 'string' ? signed : signed.raw
  }
  const raw = await askEvmWallet(kit, sign, [method, { hash, caipNetworkId }])
  await assertSame(raw, waiting, transaction)
  return client.request({ method: 'eth_sendRawTransaction', params: [raw] })
}

/** A tenth more than before, which is the least that nodes accept for a replacement; the present price where that is more. */
function raiseFees(waiting: Transaction, fees: Fees): TransactionParameters {
  const raise = (before: string, now = 0n) => {
    const raised = (BigInt(before) * 11n + 9n) / 10n
    return raised > now ? raised : now
  }
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = waiting
  if (!maxFeePerGas || !maxPriorityFeePerGas) return { gasPrice: raise(gasPrice ?? '0x0', fees.gasPrice) }
  return {
    maxFeePerGas: raise(maxFeePerGas, fees.maxFeePerGas),
    maxPriorityFeePerGas: raise(maxPriorityFeePerGas, fees.maxPriorityFeePerGas),
  }
}

/** @throws WalletKitError `WALLET_REPLY_INVALID` for a signature of another transaction */
async function assertSame(
  raw: string,
  { from, nonce }: Transaction,
  { to, value = 0n, data = '0x' }: TransactionParameters,
): Promise<void> {
  const invalid = (cause?: unknown) => createError(walletReplyInvalid, { context: { method }, cause })
  const serializedTransaction = raw as TransactionSerialized
  const read = async () => {
    const signed = parseTransaction(raw as Hex)
    return { signed, sender: await recoverTransactionAddress({ serializedTransaction }) }
  }
  const { signed, sender } = await read().catch((cause: unknown) => {
    throw invalid(cause)
  })
  const isSame =
    sender.toLowerCase() === from.toLowerCase() &&
    BigInt(signed.nonce ?? 0) === BigInt(nonce) &&
    signed.to?.toLowerCase() === to?.toLowerCase() &&
    (signed.value ?? 0n) === value &&
    (signed.data ?? '0x').toLowerCase() === data.toLowerCase()
  if (!isSame) throw invalid()
}
