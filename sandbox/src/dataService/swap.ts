import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex } from 'viem'
import type { Chain } from '../chains/Chain.ts'
import { routerAddress } from '../chains/seeding/exchange.ts'
import { routerAbi, tokenAbi } from '../contracts/abis.ts'
import { nativeAddresses } from './listedTokens.ts'

/** A token that the exchange trades. */
export interface SwapToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** `0xeeee…eeee` for the native coin. */
  readonly address: Address
}

/** The native coin, its wrapped form, and every token with a pool. */
export function listSwapTokens({ definition }: Chain): readonly SwapToken[] {
  const { nativeCurrency, wrappedCoin, tokens } = definition
  return [
    { ...nativeCurrency, address: nativeAddresses.eip155 },
    wrappedCoin,
    ...tokens.filter(({ poolCoins }) => poolCoins !== undefined),
  ]
}

export interface SwapRequest {
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: bigint
}

/** The best way to swap, with the router's current price. */
export interface SwapRoute {
  readonly path: readonly Address[]
  readonly received: bigint
}

/** Finds the best route; undefined when the pools cannot serve the amount. */
export async function findRoute(
  chain: Chain,
  { from, to, amount }: SwapRequest,
): Promise<SwapRoute | undefined> {
  const coin = chain.definition.wrappedCoin.address
  const [start, end] = [from, to].map(({ address }) => (isNative(address) ? coin : address))
  if (!start || !end || start === end) return undefined
  // Every pool trades against the coin, and others may have been added since.
  const paths = [[start, end], ...(start === coin || end === coin ? [] : [[start, coin, end]])]
  const results = await chain.call.attempt(
    paths.map((path) => ({
      method: 'eth_call',
      params: [
        {
          to: routerAddress,
          data: encodeFunctionData({ abi: routerAbi, functionName: 'getAmountsOut', args: [amount, path] }),
        },
        'latest',
      ],
    })),
  )
  const routes = paths.flatMap((path, index): SwapRoute[] => {
    const result = results[index]
    // The amounts are the result's last words, one for each token of the path.
    const received =
      typeof result === 'string' && result.length > wordLength ? BigInt(`0x${result.slice(-64)}`) : 0n
    return received > 0n ? [{ path, received }] : []
  })
  return routes.sort((left, right) => (left.received > right.received ? -1 : 1))[0]
}

const wordLength = 66

/** Seconds for which a built transaction can be mined. */
const lifeSeconds = 20 * 60

export interface EncodeSwapParameters extends SwapRequest {
  readonly route: SwapRoute
  readonly account: Address
  /** Whole percent. */
  readonly slippage: number
}

/** Encodes the call of the router that swaps and pays out to the account. */
export function encodeSwap({ from, to, amount, route, account, slippage }: EncodeSwapParameters): Hex {
  const least = (route.received * BigInt(100 - slippage)) / 100n
  const deadline = BigInt(Math.floor(Date.now() / 1_000) + lifeSeconds)
  const { path } = route
  if (isNative(from.address)) {
    const args = [least, path, account, deadline] as const
    return encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args })
  }
  const args = [amount, least, path, account, deadline] as const
  return isNative(to.address)
    ? encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForETH', args })
    : encodeFunctionData({ abi: routerAbi, functionName: 'swapExactTokensForTokens', args })
}

export function isNative(address: string): boolean {
  return address.toLowerCase() === nativeAddresses.eip155
}

/** Encodes an approval of the router. */
export function encodeApproval(amount: bigint): Hex {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [routerAddress, amount] })
}

/** Amount of an account's token that the router may spend. The native coin needs no approval. */
export async function readAllowance(chain: Chain, token: string, account: Address): Promise<bigint> {
  if (isNative(token)) return unlimited
  return chain.client.readContract({
    address: getAddress(token),
    abi: tokenAbi,
    functionName: 'allowance',
    args: [account, routerAddress],
  })
}

export const unlimited = 2n ** 256n - 1n

/** Gas of a transaction to the router; undefined when it would fail now. */
export async function estimateSwapGas(
  chain: Chain,
  transaction: { readonly from: Address; readonly data: Hex; readonly value: bigint },
): Promise<bigint | undefined> {
  const { from, data, value } = transaction
  const request = { from, to: routerAddress, data, value: numberToHex(value) }
  const [gas] = await chain.call.attempt([{ method: 'eth_estimateGas', params: [request] }])
  return typeof gas === 'string' ? BigInt(gas) : undefined
}
