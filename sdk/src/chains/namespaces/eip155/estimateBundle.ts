import { type Address, encodeFunctionData, type Hex } from 'viem'
import { accountCode, aggregateAbi } from './accountCode.ts'
import { multicall } from './contracts/multicall.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/** Reverts whatever it is called with: a node that runs it without an error has not overridden the account's code. */
const failingCode: Hex = '0x60006000fd'

export interface BundledCall {
  readonly to: Address
  readonly data: Hex
  /** In wei. */
  readonly value: bigint
}

/**
 * Units of gas of calls that an account makes in one transaction, each after the effects of those before it. An
 * approximation: wallets bundle calls in their own way.
 *
 * @returns `undefined` where a call would fail, the node does not override code, or the network has no Multicall3
 */
export async function estimateBundle(
  client: NodeClient,
  account: Address,
  calls: readonly BundledCall[],
): Promise<bigint | undefined> {
  const data = encodeFunctionData({
    abi: aggregateAbi,
    functionName: 'aggregate3Value',
    args: [
      calls.map(({ to, data: callData, value }) => ({ target: to, callData, allowFailure: false, value })),
    ],
  })
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const call = { from: account, to: account, data, value: `0x${value.toString(16)}` as const }
  const estimate = (code: Hex) =>
    client
      .request({ method: 'eth_estimateGas', params: [call, 'latest', { [account]: { code } }] })
      .catch(() => undefined)
  const [gas, ignored, helper] = await Promise.all([
    estimate(accountCode),
    estimate(failingCode),
    client.request({ method: 'eth_getCode', params: [multicall, 'latest'] }).catch(() => '0x'),
  ])
  return gas === undefined || ignored !== undefined || helper === '0x' ? undefined : BigInt(gas)
}
