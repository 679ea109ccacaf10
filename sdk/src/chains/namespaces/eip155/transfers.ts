import { requestInvalid, sendInputInvalid } from '@wallet-kit/clients/errors/constants'
import type { Address, Hash } from '@wallet-kit/clients/ethereum/types'
import { erc20Abi, getAddress, isAddress, isHash } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import { lookLimit, type TransferRequest, type Transfers } from '../Transfers.ts'
import { askEvmWallet } from './actions/askEvmWallet.ts'
import { getEnsAddress } from './actions/ens.ts'
import { estimateFees } from './actions/estimateFees.ts'
import { estimateGas } from './actions/estimateGas.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { readDecimals } from './actions/readDecimals.ts'
import { sendTransaction } from './actions/sendTransaction.ts'
import { type TransactionParameters, toTransactionRequest } from './actions/toTransactionRequest.ts'
import { waitForTransactionReceipt } from './actions/waitForTransactionReceipt.ts'
import { encodeCall } from './contracts/contractCalls.ts'
import { isAltered } from './isAltered.ts'
import { isRelayed } from './isRelayed.ts'
import { isTransferred } from './isTransferred.ts'
import { readDataFee } from './readDataFee.ts'
import { readPaymentUri } from './readPaymentUri.ts'
import { speedUpTransaction } from './speedUpTransaction.ts'
import { isCarriedOut, tryCall } from './tryCall.ts'
import { isContractCode } from './verification/isContractCode.ts'

/** Transfers of a network's own coin and of ERC-20 tokens. https://eips.ethereum.org/EIPS/eip-20 */
export const transfers: Transfers = {
  failureToast: 'sendFailed',
  isAddress: (text) => isAddress(text),
  async estimate(kit, request) {
    const { caipNetworkId } = request
    const transaction = toTransaction(request)
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    const [gas, fees, dataFee] = await Promise.all([
      estimateGas(kit, { ...transaction, caipNetworkId }),
      estimateFees(kit, { caipNetworkId }),
      readDataFee(client, caipNetworkId, transaction),
    ])
    const { gasPrice, ...dynamic } = fees
    const terms = fees.maxFeePerGas === undefined ? { gas, gasPrice } : { gas, ...dynamic }
    return { fee: gas * (fees.maxFeePerGas ?? gasPrice) + dataFee, deposit: 0n, gas: terms }
  },
  async simulate(kit, request) {
    const client = await getNodeClient(kit._internal, request)
    const from = await askEvmWallet(kit, async ({ address }) => address)
    const call = toTransactionRequest(from, toTransaction(request))
    const [result, code] = await Promise.all([
      tryCall(client, call),
      client.request({ method: 'eth_getCode', params: [request.recipient as Address, 'latest'] }),
    ])
    return {
      willSucceed: request.token === undefined ? result !== undefined : isCarriedOut(result),
      isContract: isContractCode(code),
      leaves: request.amount,
    }
  },
  send: (kit, request, gas) =>
    sendTransaction(kit, { ...toTransaction(request), ...gas, caipNetworkId: request.caipNetworkId }),
  async wait(kit, { id, signal, caipNetworkId, request, sender, isLate }) {
    if (!isHash(id)) throw createError(requestInvalid, { context: { method: 'eth_getTransactionReceipt' } })
    const timeoutMs = isLate ? lookLimit : undefined
    const receipt = await waitForTransactionReceipt(kit, {
      hash: id as Hash,
      signal,
      caipNetworkId,
      timeoutMs,
    })
    const client = await getNodeClient(kit._internal, { caipNetworkId })
    const mined = await client.request({ method: 'eth_getTransactionByHash', params: [id as Hash] }, signal)
    if (mined && isAltered(mined, toTransaction(request))) {
      if (!(await isRelayed(client, mined, sender))) return 'altered'
      if (receipt.status === 'success')
        return (await isTransferred(client, receipt, request, sender)) ? 'confirmed' : 'altered'
    }
    return receipt.status === 'success' ? 'confirmed' : 'failed'
  },
  readDecimals,
  speedUp: (kit, { id, caipNetworkId, request }) =>
    speedUpTransaction(kit, { hash: id as Hash, transaction: toTransaction(request), caipNetworkId }),
  resolveName: (kit, name, { caipNetworkId }) => getEnsAddress(kit, { name, caipNetworkId }),
  toPaymentUri: (address, { id }) => `ethereum:${getAddress(address)}@${id}`,
  readPaymentUri,
}

/** @throws WalletKitError `SEND_INPUT_INVALID` */
function toTransaction({ recipient, amount, token }: TransferRequest): TransactionParameters {
  if (!isAddress(recipient) || amount <= 0n || amount >= 2n ** 256n) throw createError(sendInputInvalid)
  if (token === undefined) return { to: recipient, value: amount }
  if (!isAddress(token, { strict: false })) throw createError(sendInputInvalid)
  const data = encodeCall({
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [recipient, amount],
  })
  return { to: token.toLowerCase() as Address, data }
}
