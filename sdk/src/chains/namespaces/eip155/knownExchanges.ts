import type { CaipNetworkId } from '../../networks/Caip.ts'

/** 1inch, versions 5 and 6, which have the same address on most networks. */
const oneInch = ['0x1111111254eeb25477b68fb85ed929f73a960582', '0x111111125421ca6dc452d289314280a0f8842a65']

/**
 * Exchange contracts whose calls the kit can read (`readExchangeCall`), by network and in lower case: 1inch, and routers of
 * Uniswap v2 and its forks.
 */
const knownExchanges: Readonly<Record<CaipNetworkId, readonly string[]>> = {
  'eip155:1': [...oneInch, '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'],
  'eip155:10': oneInch,
  'eip155:56': [...oneInch, '0x10ed43c718714eb63d5aa57b78b54704e256024e'],
  'eip155:100': oneInch,
  'eip155:137': [...oneInch, '0xa5e0829caced8ffdd4de3c43696c57f7d7a678ff'],
  'eip155:250': oneInch,
  // Addresses of contracts are derived in another way there.
  'eip155:324': ['0x6e2b76966cbd9cf4cc2fa0d76d24d5241e0abc2f', '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff'],
  'eip155:8217': oneInch,
  'eip155:8453': [...oneInch, '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'],
  'eip155:42161': [...oneInch, '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'],
  'eip155:43114': oneInch,
  'eip155:1313161554': oneInch,
}

/** Whether an address, in lower case, is that of an exchange on this network. */
export function isKnownExchange(caipNetworkId: CaipNetworkId, address: string): boolean {
  return knownExchanges[caipNetworkId]?.includes(address) ?? false
}
