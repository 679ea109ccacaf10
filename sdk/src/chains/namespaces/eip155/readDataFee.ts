import { encodeFunctionData, type Hex, hexToBigInt, serializeTransaction, size } from 'viem'
import type { CaipNetworkId } from '../../networks/Caip.ts'
import type { TransactionParameters } from './actions/toTransactionRequest.ts'
import type { NodeClient } from './reads/createNodeClient.ts'
import { tryCall } from './tryCall.ts'

const abi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ type: 'bytes', name: 'data' }],
    outputs: [{ type: 'uint256' }],
  },
] as const

/** The contract that says what publishing costs: one address on all networks of the OP Stack. */
const stackOracle = '0x420000000000000000000000000000000000000f'
/** Networks with the same contract elsewhere: Scroll, and its test network. */
const otherOracles: Readonly<Record<CaipNetworkId, `0x${string}`>> = {
  'eip155:534352': '0x5300000000000000000000000000000000000002',
  'eip155:534351': '0x5300000000000000000000000000000000000002',
}

/** Terms that take as many bytes as those of most transactions ever do. */
const usualTerms = {
  type: 'eip1559',
  chainId: 2 ** 32,
  nonce: 2 ** 24,
  gas: 2n ** 24n,
  maxFeePerGas: 2n ** 40n,
  maxPriorityFeePerGas: 2n ** 32n,
} as const

/**
 * A network's fee for publishing a transaction on Ethereum, in wei. Networks of the OP Stack charge it beside the gas,
 * and refuse a transaction whose sender cannot pay both. 0 where nothing is published.
 *
 * https://docs.optimism.io/stack/transactions/fees
 */
export async function readDataFee(
  client: NodeClient,
  caipNetworkId: CaipNetworkId | undefined,
  { to, value, data }: TransactionParameters,
): Promise<bigint> {
  if (caipNetworkId === 'eip155:1') return 0n
  const wire = serializeTransaction({ ...usualTerms, to, value, data })
  const result = await tryCall(client, {
    to: (caipNetworkId && otherOracles[caipNetworkId]) ?? stackOracle,
    data: encodeFunctionData({ abi, functionName: 'getL1Fee', args: [wire] }),
  })
  return toAmount(result)
}

/** Other networks have no contract there, which answers with nothing. */
function toAmount(result: Hex | undefined): bigint {
  return result && size(result) === 32 ? hexToBigInt(result) : 0n
}
