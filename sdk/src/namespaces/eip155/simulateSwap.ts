import type { Address } from '@wallet-kit/clients/ethereum/types'
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  multicall3Abi,
} from 'viem'
import { createLateError } from '../../errors/createLateError.ts'
import { isWalletKitError } from '../../errors/isWalletKitError.ts'
import { attempt } from '../../platform/attempt.ts'
import type { SwapCall, SwapTerms } from '../Swaps.ts'
import { accountCode, aggregateAbi } from './accountCode.ts'
import type { NodeClient } from './createNodeClient.ts'

/**
 * Runs the calls of a swap with one `eth_call` that overrides the account's code, between two reads of its balance.
 *
 * @returns what the account would receive; `undefined` where the node does not override, or the network has no Multicall3
 * @throws WalletKitError `RPC_FAILED` when a call would fail
 */
export async function simulateSwap(
  client: NodeClient,
  { account, to }: SwapTerms,
  calls: readonly SwapCall[],
): Promise<bigint | undefined> {
  const owner = account as Address
  const balance = to
    ? {
        target: to as Address,
        callData: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
      }
    : {
        target: owner,
        callData: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [owner] }),
      }
  const read = { ...balance, allowFailure: false, value: 0n }
  const steps = calls.map(({ to: target, data, value }) => ({
    target: target as Address,
    callData: data as Hex,
    allowFailure: true,
    value,
  }))
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const data = encodeFunctionData({
    abi: aggregateAbi,
    functionName: 'aggregate3Value',
    args: [[read, ...steps, read]],
  })
  const call = { from: owner, to: owner, data, value: `0x${value.toString(16)}` as const }
  const reply = await client
    .request({ method: 'eth_call', params: [call, 'latest', { [owner]: { code: accountCode } }] })
    .catch((error: unknown) => {
      // Not every node overrides.
      if (isWalletKitError(error, 'RPC_FAILED')) return undefined
      throw error
    })
  const results =
    reply &&
    attempt(() => decodeFunctionResult({ abi: aggregateAbi, functionName: 'aggregate3Value', data: reply }))
  if (results?.length !== steps.length + 2) return undefined
  if (results.slice(1, -1).some(({ success }) => !success)) {
    throw createLateError('RPC_FAILED', { context: { method: 'eth_call' } })
  }
  const [before, after] = [results[0], results.at(-1)].map((result) =>
    attempt(() => hexToBigInt(result?.returnData ?? '0x', { size: 32 })),
  )
  if (before === undefined || after === undefined) return undefined
  return after - before
}
