import { rpcReplyInvalid } from '@wallet-kit/clients/errors/constants'
import {
  type EthereumRpcSchema,
  ethBlockNumberMethod,
  ethCallMethod,
  ethChainIdMethod,
  ethEstimateGasMethod,
  ethGasPriceMethod,
  ethGetBalanceMethod,
  ethGetBlockByNumberMethod,
  ethGetCodeMethod,
  ethGetTransactionByHashMethod,
  ethGetTransactionCountMethod,
  ethGetTransactionReceiptMethod,
  ethMaxPriorityFeePerGasMethod,
  ethSendRawTransactionMethod,
} from '@wallet-kit/clients/ethereum/rpc'
import { createError } from '../../../../foundation/errors/createError.ts'
import type { CaipNetwork } from '../../../networks/Network.ts'
import * as nodes from '../../nodes/createNodeClient.ts'
import { readChainId } from '../readChainId.ts'

const methods = {
  eth_blockNumber: ethBlockNumberMethod,
  eth_call: ethCallMethod,
  eth_chainId: ethChainIdMethod,
  eth_estimateGas: ethEstimateGasMethod,
  eth_gasPrice: ethGasPriceMethod,
  eth_getBalance: ethGetBalanceMethod,
  eth_getBlockByNumber: ethGetBlockByNumberMethod,
  eth_getCode: ethGetCodeMethod,
  eth_getTransactionByHash: ethGetTransactionByHashMethod,
  eth_getTransactionCount: ethGetTransactionCountMethod,
  eth_getTransactionReceipt: ethGetTransactionReceiptMethod,
  eth_maxPriorityFeePerGas: ethMaxPriorityFeePerGasMethod,
  eth_sendRawTransaction: ethSendRawTransactionMethod,
}

type NodeSchema = readonly Extract<EthereumRpcSchema[number], { readonly Method: keyof typeof methods }>[]

/** Reads an EVM chain through its nodes. */
export type NodeClient = nodes.NodeClient<NodeSchema>

const family: nodes.NodeFamily<NodeSchema> = {
  methods,
  chainMethod: 'eth_chainId',
  assertChain({ caipNetworkId }, chainId) {
    const received = readChainId(chainId)
    if (received === caipNetworkId) return
    throw createError(rpcReplyInvalid, {
      context: { method: 'eth_chainId', expected: caipNetworkId, received },
    })
  },
  batchSize: 1_000,
}

/** Creates one client per network, so that reads of one tick share a request. */
export function createNodeClients(lifetime?: AbortSignal): (network: CaipNetwork) => NodeClient {
  return nodes.createNodeClients(family, lifetime)
}
