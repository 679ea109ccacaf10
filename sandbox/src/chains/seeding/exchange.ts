import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseUnits,
} from 'viem'
import { routerAbi, tokenAbi } from '../../contracts/abis.ts'
import { readUniswapCode } from '../../contracts/uniswap.ts'
import { getSeededPrice } from '../../prices/priceFeed.ts'
import type { ChainDefinition, EvmToken } from '../ChainDefinition.ts'
import { createTreasury } from '../createDevAccounts.ts'
import type { SeedTransaction } from './SeedTransaction.ts'

/** The treasury's first transactions deploy the exchange, so its addresses are the same on every chain. */
const factoryNonce = 0n
const routerNonce = 1n

const { address: deployer } = createTreasury()

/** Uniswap v2's factory, on every chain. */
export const factoryAddress: Address = getContractAddress({ from: deployer, nonce: factoryNonce })
/** Uniswap v2's router, on every chain. */
export const routerAddress: Address = getContractAddress({ from: deployer, nonce: routerNonce })

const never = 2n ** 64n - 1n

/** Deploys factory and router. */
export function deployExchange({ wrappedCoin }: ChainDefinition): readonly SeedTransaction[] {
  const { factoryCreation, routerCreation } = readUniswapCode()
  const withArguments = (code: Hex, ...addresses: readonly Address[]): Hex =>
    `${code}${encodeAbiParameters(
      addresses.map(() => ({ type: 'address' })),
      addresses,
    ).slice(2)}`
  return [
    { from: deployer, data: withArguments(factoryCreation, deployer), gas: 4_000_000n },
    {
      from: deployer,
      data: withArguments(routerCreation, factoryAddress, wrappedCoin.address),
      gas: 6_000_000n,
    },
  ]
}

/** Fills a pool for each token that has one, at the seeded price. */
export function addLiquidity(definition: ChainDefinition, seed: string): readonly SeedTransaction[] {
  return definition.tokens.flatMap((token): SeedTransaction[] => {
    const reserves = poolReserves({ definition, token, seed })
    if (!reserves) return []
    const { coins, tokens } = reserves
    return [
      call(
        token.address,
        encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [deployer, tokens] }),
      ),
      call(
        token.address,
        encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [routerAddress, tokens] }),
      ),
      {
        ...call(
          routerAddress,
          encodeFunctionData({
            abi: routerAbi,
            functionName: 'addLiquidityETH',
            args: [token.address, tokens, 0n, 0n, deployer, never],
          }),
        ),
        value: coins,
        gas: 4_000_000n,
      },
    ]
  })
}

/** A pool as the plan of the history knows it. */
export interface PlannedPool {
  /** Native coins worth about this many dollars. */
  coinsFor(dollars: number): bigint
  /** Plans a sale of coins to the pool: the transaction, and the exact amount that it pays. */
  sell(account: Address, coins: bigint): { readonly transaction: SeedTransaction; readonly received: bigint }
}

/** Follows the reserves of a pool; undefined for a token without one. Sales must be executed in the planned order. */
export function planPool({ definition, token, seed }: PoolParameters): PlannedPool | undefined {
  const reserves = poolReserves({ definition, token, seed })
  if (!reserves) return undefined
  let { coins: coinReserve, tokens: tokenReserve } = reserves
  const path = [definition.wrappedCoin.address, token.address]
  const price = getSeededPrice({ seed, symbol: definition.nativeCurrency.symbol }) ?? 1
  return {
    coinsFor: (dollars) => parseUnits((dollars / price).toPrecision(2), definition.nativeCurrency.decimals),
    sell(account, coins) {
      // Uniswap's formula, with its fee of 0.3 %.
      const withFee = coins * 997n
      const received = (withFee * tokenReserve) / (coinReserve * 1_000n + withFee)
      coinReserve += coins
      tokenReserve -= received
      const args = [received, path, account, never] as const
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args })
      return {
        transaction: { from: account, to: routerAddress, data, value: coins, gas: 300_000n },
        received,
      }
    },
  }
}

interface PoolParameters {
  readonly definition: ChainDefinition
  readonly token: EvmToken
  readonly seed: string
}

/** Initial reserves of a pool; undefined for a token without a pool. */
function poolReserves({ definition, token, seed }: PoolParameters) {
  const { nativeCurrency } = definition
  const coinPrice = getSeededPrice({ seed, symbol: nativeCurrency.symbol })
  const tokenPrice = getSeededPrice({ seed, symbol: token.symbol })
  if (token.poolCoins === undefined || coinPrice === undefined || tokenPrice === undefined) return undefined
  const tokens = ((token.poolCoins * coinPrice) / tokenPrice).toFixed(6)
  return {
    coins: parseUnits(`${token.poolCoins}`, nativeCurrency.decimals),
    tokens: parseUnits(tokens, token.decimals),
  }
}

function call(to: Address, data: Hex): SeedTransaction {
  return { from: deployer, to, data, gas: 200_000n }
}
