import {
  getBalanceMethod,
  getFeeForMessageMethod,
  getGenesisHashMethod,
  getLatestBlockhashMethod,
  getMinimumBalanceForRentExemptionMethod,
  getMultipleAccountsMethod,
  getSignatureStatusesMethod,
  getTokenAccountsByOwnerMethod,
  getTransactionMethod,
  type SolanaRpcSchema,
  sendTransactionMethod,
  simulateTransactionMethod,
} from '@wallet-kit/clients/solana/rpc'
import type { CaipNetwork } from '../../networks/Network.ts'
import * as nodes from '../nodes/createNodeClient.ts'
import { assertGenesis } from './assertGenesis.ts'

const methods = {
  getBalance: getBalanceMethod,
  getFeeForMessage: getFeeForMessageMethod,
  getGenesisHash: getGenesisHashMethod,
  getLatestBlockhash: getLatestBlockhashMethod,
  getMinimumBalanceForRentExemption: getMinimumBalanceForRentExemptionMethod,
  getMultipleAccounts: getMultipleAccountsMethod,
  getSignatureStatuses: getSignatureStatusesMethod,
  getTokenAccountsByOwner: getTokenAccountsByOwnerMethod,
  getTransaction: getTransactionMethod,
  sendTransaction: sendTransactionMethod,
  simulateTransaction: simulateTransactionMethod,
}

type NodeSchema = readonly Extract<SolanaRpcSchema[number], { readonly Method: keyof typeof methods }>[]

/** Reads a Solana network through its nodes, and sends to it. */
export type NodeClient = nodes.NodeClient<NodeSchema>

/** Single requests, because many nodes of this family refuse batches. */
const family: nodes.NodeFamily<NodeSchema> = {
  methods,
  chainMethod: 'getGenesisHash',
  assertChain: assertGenesis,
  batchSize: 1,
}

/** Creates a client for one read: each node is asked for its genesis hash. */
export function createNodeClient(network: CaipNetwork): NodeClient {
  return nodes.createNodeClient(network, family)
}

/** Creates one client per network. Each asks a node for its genesis hash once. */
export function createNodeClients(): (network: CaipNetwork) => NodeClient {
  return nodes.createNodeClients(family)
}
