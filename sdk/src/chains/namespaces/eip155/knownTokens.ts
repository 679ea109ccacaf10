import type { CaipNetworkId } from '../../networks/Caip.ts'

/**
 * Tokens that are looked for where neither the data service nor the wallet lists an account's: USDC, USDT, DAI and the
 * wrapped coin of the larger networks.
 */
export const knownTokens: Readonly<Record<CaipNetworkId, readonly `0x${string}`[]>> = {
  'eip155:1': [
    '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    '0x6b175474e89094c44da98b954eedeac495271d0f',
    '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  ],
  'eip155:10': [
    '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
    '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
    '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    '0x4200000000000000000000000000000000000006',
  ],
  'eip155:137': [
    '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
    '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063',
    '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619',
  ],
  'eip155:8453': [
    '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    '0x50c5725949a6f0c72e6c4a641f24049a917db0cb',
    '0x4200000000000000000000000000000000000006',
  ],
  'eip155:42161': [
    '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
    '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1',
    '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  ],
}
