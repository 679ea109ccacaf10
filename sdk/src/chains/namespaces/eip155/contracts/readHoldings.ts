import { caipAddressInvalid } from '@wallet-kit/clients/errors/constants'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  hexToString,
  isAddress,
  multicall3Abi,
  size,
} from 'viem'
import { createError } from '../../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../../foundation/errors/isWalletKitError.ts'
import { redactContext } from '../../../../foundation/errors/redactContext.ts'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import type { TokenHoldingsRequest } from '../../Namespace.ts'
import type { TokenHolding } from '../../TokenHolding.ts'
import { knownTokens } from '../knownTokens.ts'
import type { NodeClient } from '../reads/createNodeClient.ts'
import { multicall } from './multicall.ts'

/** Tokens looked at in one call. */
const callSize = 100
/** `decimals` is an uint8. */
const maximumDecimals = 255

const facts = ['balanceOf', 'decimals', 'symbol', 'name'] as const
type Fact = (typeof facts)[number]

/**
 * Reads the network's own coin and, through Multicall3, the ERC-20 tokens of a list: those asked for, then the best
 * known of the network. Contracts that are no tokens, and tokens without a balance, are left out.
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, those of the client
 */
export async function readHoldings(
  client: NodeClient,
  { address, tokens, network, signal }: TokenHoldingsRequest,
): Promise<readonly TokenHolding[]> {
  if (!isAddress(address, { strict: false })) {
    throw createError(caipAddressInvalid, { context: redactContext({ address }) })
  }
  const listed = [...tokens, ...(knownTokens[network.caipNetworkId] ?? [])]
    .filter((token): token is Address => isAddress(token, { strict: false }))
    .map((token) => token.toLowerCase() as Address)
  const list = [...new Set(listed)]
  const parts = Array.from({ length: Math.ceil(list.length / callSize) }, (_, index) =>
    list.slice(index * callSize, (index + 1) * callSize),
  )
  const [coin, ...found] = await Promise.all([
    client.request({ method: 'eth_getBalance', params: [address, 'latest'] }, signal),
    ...parts.map((part) => readPart(client, { owner: address, part, signal })),
  ])
  const { name, symbol, decimals } = network.nativeCurrency
  const own: TokenHolding = { name, symbol, decimals, amount: BigInt(coin) }
  return [own, ...found.flat()].filter(({ amount }) => amount > 0n)
}

interface PartRequest {
  readonly owner: Address
  readonly part: readonly Address[]
  readonly signal: AbortSignal | undefined
}

async function readPart(
  client: NodeClient,
  { owner, part, signal }: PartRequest,
): Promise<readonly TokenHolding[]> {
  const calls = part.flatMap((target) =>
    facts.map((fact) => ({ target, allowFailure: true, callData: encodeFact(fact, owner) })),
  )
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
  const reply = await client
    .request({ method: 'eth_call', params: [{ to: multicall, data }, 'latest'] }, signal)
    .catch((error: unknown) => {
      // Another contract is at the address, or the node limits calls: only the network's own coin is known there.
      if (isWalletKitError(error, 'RPC_FAILED')) return '0x' as const
      throw error
    })
  const results = ignoreErrors(() =>
    decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: reply }),
  )
  // A network without the contract answers with nothing: only its own coin is known there.
  if (!results) return []
  return part.flatMap((token, index) => {
    const read = (fact: Fact): unknown => {
      const result = results[index * facts.length + facts.indexOf(fact)]
      if (!result?.success) return undefined
      const data = result.returnData
      const isText = fact === 'symbol' || fact === 'name'
      // Tokens from before the standard have 32 bytes instead of a string.
      if (isText && size(data) === 32) return hexToString(data, { size: 32 })
      return ignoreErrors(() => decodeFunctionResult({ abi: erc20Abi, functionName: fact, data }))
    }
    const amount = read('balanceOf')
    const decimals = read('decimals')
    if (typeof amount !== 'bigint' || typeof decimals !== 'number' || decimals > maximumDecimals) return []
    return [{ address: token, name: toText(read('name')), symbol: toText(read('symbol')), decimals, amount }]
  })
}

function encodeFact(fact: Fact, owner: Address): `0x${string}` {
  if (fact === 'balanceOf') return encodeFunctionData({ abi: erc20Abi, functionName: fact, args: [owner] })
  return encodeFunctionData({ abi: erc20Abi, functionName: fact })
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
