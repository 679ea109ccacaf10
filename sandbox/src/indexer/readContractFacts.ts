import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hexToNumber,
  hexToString,
  trim,
} from 'viem'
import type { CallNode } from '../chains/callNode.ts'
import { tokenAbi } from '../contracts/abis.ts'
import type { ContractFacts } from './createIndexStore.ts'

const functions = ['name', 'symbol', 'decimals'] as const

/** Reads name, symbol and decimals of contracts in one request. Undefined for missing ones. */
export async function readContractFacts(
  call: CallNode,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ContractFacts>> {
  const results = await call.attempt(
    addresses.flatMap((to) =>
      functions.map((functionName) => ({
        method: 'eth_call',
        params: [{ to, data: encodeFunctionData({ abi: tokenAbi, functionName }) }, 'latest'],
      })),
    ),
  )
  return new Map(
    addresses.map((address, index) => {
      const [name, symbol, decimals] = results.slice(index * functions.length)
      return [address, { name: readText(name), symbol: readText(symbol), decimals: readByte(decimals) }]
    }),
  )
}

const wordLength = 66

/** A string, or bytes32 as in tokens from before ERC-20 was final. */
function readText(result: unknown): string | undefined {
  if (!isHex(result)) return undefined
  if (result.length === wordLength) return hexToString(trim(result, { dir: 'right' }))
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], result)
    return text
  } catch {
    return undefined
  }
}

function readByte(result: unknown): number | undefined {
  if (!isHex(result) || result.length !== wordLength) return undefined
  const value = BigInt(result)
  return value <= 255n ? hexToNumber(result) : undefined
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && value.length > 2
}

/** Reads the account's balance of each contract, in one request; undefined where the contract has none. */
export async function readTokenBalances(
  call: CallNode,
  account: Address,
  contracts: readonly string[],
): Promise<readonly (bigint | undefined)[]> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [account] })
  const results = await call.attempt(
    contracts.map((to) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
  )
  return results.map((result) => (isHex(result) && result.length === wordLength ? BigInt(result) : undefined))
}
