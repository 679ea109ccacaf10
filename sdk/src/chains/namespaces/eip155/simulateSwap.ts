import { rpcFailed } from '@wallet-kit/clients/errors/constants'
import type { Address } from '@wallet-kit/clients/ethereum/types'
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  multicall3Abi,
} from 'viem'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import type { SwapCall, SwapTerms } from '../Swaps.ts'
import { accountCode, aggregateAbi } from './accountCode.ts'
import type { NodeClient } from './reads/createNodeClient.ts'

/** Amounts are in the smallest unit of their token. */
export interface SimulatedSwap {
  /** Of the token to sell; 0 where it is the network's own coin, which only the value of the calls takes. */
  readonly sold: bigint
  readonly received: bigint
}

/**
 * Runs the calls of a swap with one `eth_call` that overrides the account's code, between two reads of its balances.
 *
 * @returns amounts that the account would pay and receive; `undefined` where the node does not override, or the network
 * has no Multicall3
 * @throws WalletKitError `RPC_FAILED` when a call would fail
 */
export async function simulateSwap(
  client: NodeClient,
  { account, from, to }: SwapTerms,
  calls: readonly SwapCall[],
): Promise<SimulatedSwap | undefined> {
  const owner = account as Address
  const toRead = (token: string | undefined) => ({
    ...encodeBalance(owner, token),
    allowFailure: false,
    value: 0n,
  })
  const reads = [toRead(to), ...(from === undefined ? [] : [toRead(from)])]
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
    args: [[...reads, ...steps, ...reads]],
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
    ignoreErrors(() =>
      decodeFunctionResult({ abi: aggregateAbi, functionName: 'aggregate3Value', data: reply }),
    )
  if (results?.length !== steps.length + 2 * reads.length) return undefined
  if (results.slice(reads.length, -reads.length).some(({ success }) => !success)) {
    throw createError(rpcFailed, { context: { method: 'eth_call' } })
  }
  const readChange = (index: number) => {
    const [before, after] = [results[index], results[index + reads.length + steps.length]]
    return ignoreErrors(() => toAmount(after?.returnData) - toAmount(before?.returnData))
  }
  const [received, left] = [readChange(0), from === undefined ? 0n : readChange(1)]
  return received === undefined || left === undefined ? undefined : { received, sold: -left }
}

/** The call that reads a balance of a token, or of the network's own coin. */
function encodeBalance(owner: Address, token: string | undefined) {
  return token === undefined
    ? {
        target: owner,
        callData: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [owner] }),
      }
    : {
        target: token as Address,
        callData: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] }),
      }
}

/** @throws Error for data that is not one word */
function toAmount(data: Hex | undefined): bigint {
  return hexToBigInt(data ?? '0x', { size: 32 })
}
