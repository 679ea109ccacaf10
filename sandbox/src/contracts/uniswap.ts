import { createRequire } from 'node:module'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

interface Artifact {
  readonly bytecode: string
  readonly evm: { readonly deployedBytecode: { readonly object: string } }
}

/** Uniswap v2 as published: the router derives the addresses of pools from the factory's code, so it must be unchanged. */
export interface UniswapCode {
  readonly factoryCreation: Hex
  readonly routerCreation: Hex
  readonly wrappedCoinRuntime: Hex
}

export function readUniswapCode(): UniswapCode {
  const factory = require('@uniswap/v2-core/build/UniswapV2Factory.json') as Artifact
  const router = require('@uniswap/v2-periphery/build/UniswapV2Router02.json') as Artifact
  const wrappedCoin = require('@uniswap/v2-periphery/build/WETH9.json') as Artifact
  return {
    factoryCreation: `0x${factory.bytecode}`,
    routerCreation: `0x${router.bytecode}`,
    wrappedCoinRuntime: `0x${wrappedCoin.evm.deployedBytecode.object}`,
  }
}
