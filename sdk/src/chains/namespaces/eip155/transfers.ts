import { sendInputInvalid } from '@wallet-kit/clients/errors/constants'
import type { Address, Hash } from '@wallet-kit/clients/ethereum/types'
import { erc20Abi, getAddress, isAddress } from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import type { TransferRequest, Transfers } from '../Transfers.ts'
import { askEvmWallet } from './actions/askEvmWallet.ts'
import { getEnsAddress } from './actions/ens.ts'
import { estimateFees } from './actions/estimateFees.ts'
import { estimateGas } from './actions/estimateGas.ts'
import { getNodeClient } from './actions/getNodeClient.ts'
import { readDecimals } from './actions/readDecimals.ts'
import { toTransactionRequest } from './actions/toTransactionRequest.ts'
import { isFeeSponsored } from './calls/isFeeSponsored.ts'
import { isFundedElsewhere } from './calls/isFundedElsewhere.ts'
import { sendReviewed } from './calls/sendReviewed.ts'
import { encodeCall } from './contracts/contractCalls.ts'
import { readDataFee } from './readDataFee.ts'
import { readPaymentUri } from './readPaymentUri.ts'
import { speedUpTransaction } from './speedUpTransaction.ts'
import { isCarriedOut, tryCall } from './tryCall.ts'
import { isContractCode } from './verification/isContractCode.ts'
import { waitForTransfer } from './waitForTransfer.ts'

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
  isFeeSponsored,
  isFundedElsewhere,
  send: (kit, request, terms) => {
    const { caipNetworkId, token, amount } = request
    const takes = token === undefined ? undefined : { token, amount }
    return sendReviewed(kit, { ...terms, calls: [toTransaction(request)], caipNetworkId, takes })
  },
  wait: (kit, wait) => waitForTransfer(kit, { ...wait, transaction: toTransaction(wait.request) }),
  readDecimals,
  speedUp: (kit, { id, caipNetworkId, request }) =>
    speedUpTransaction(kit, { hash: id as Hash, transaction: toTransaction(request), caipNetworkId }),
  resolveName: (kit, name, { caipNetworkId }) => getEnsAddress(kit, { name, caipNetworkId }),
  toPaymentUri: (address, { id }) => `ethereum:${getAddress(address)}@${id}`,
  readPaymentUri,
}

/** @throws WalletKitError `SEND_INPUT_INVALID` */
function toTransaction({ recipient, amount, token }: TransferRequest) {
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
