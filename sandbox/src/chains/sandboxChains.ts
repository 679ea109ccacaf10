import type { ChainDefinition } from './ChainDefinition.ts'

/**
 * The two EVM chains. They use mainnet ids, so that rules keyed by chain id apply, but none of the
 * mainnets' state: no fork, no network access. Known tokens have their mainnet addresses.
 */
export const sandboxChains: readonly ChainDefinition[] = [
  {
    chainId: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    imageId: '0e7c3e11-0000-4000-8000-000000000001',
    wrappedCoin: {
      name: 'Wrapped Ether',
      symbol: 'WETH',
      decimals: 18,
      address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    },
    tokens: [
      {
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        magnitude: 1,
        poolCoins: 2_000,
      },
      {
        name: 'Dai Stablecoin',
        symbol: 'DAI',
        decimals: 18,
        address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
        magnitude: 1,
        poolCoins: 1_000,
      },
      {
        name: 'Wrapped BTC',
        symbol: 'WBTC',
        decimals: 8,
        address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
        magnitude: -2,
        poolCoins: 1_500,
      },
      {
        name: 'Maker',
        symbol: 'MKR',
        decimals: 18,
        address: '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2',
        kind: 'legacy',
        magnitude: -1,
      },
      // No service knows a price for this one.
      {
        name: 'Harbour Club Points',
        symbol: 'HCP',
        decimals: 18,
        address: '0x5A0D1eC0de000000000000000000000000000001',
        magnitude: 2,
      },
      {
        name: 'Claim your reward at https://usdc-bonus.example',
        symbol: 'usdc-bonus.example',
        decimals: 18,
        address: '0x5A0D1Ec0de000000000000000000000000000002',
        magnitude: 3,
      },
      {
        name: 'Tether USD',
        symbol: 'USDT',
        decimals: 6,
        address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        kind: 'reset',
        magnitude: 1,
        poolCoins: 1_000,
      },
    ],
    collections: [
      {
        name: 'Harbour Lights',
        symbol: 'LIGHT',
        address: '0x5A0D1EC0De000000000000000000000000000101',
        standard: 'erc721',
        slug: 'harbour-lights',
        isSpam: false,
      },
      {
        name: 'Paper Boats',
        symbol: 'BOAT',
        address: '0x5A0d1ec0dE000000000000000000000000000102',
        standard: 'erc1155',
        slug: 'paper-boats',
        isSpam: false,
      },
      {
        name: 'Voucher: visit nft-drop.example to claim',
        symbol: 'CLAIM',
        address: '0x5A0d1EC0de000000000000000000000000000103',
        standard: 'erc1155',
        slug: 'vouchers',
        isSpam: true,
      },
    ],
    historyBlocks: 36,
  },
  {
    chainId: 137,
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    imageId: '0e7c3e11-0000-4000-8000-000000000137',
    wrappedCoin: {
      name: 'Wrapped POL',
      symbol: 'WPOL',
      decimals: 18,
      address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    },
    tokens: [
      {
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        magnitude: 1,
        poolCoins: 200_000,
      },
      {
        name: 'Dai Stablecoin',
        symbol: 'DAI',
        decimals: 18,
        address: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
        magnitude: 1,
        poolCoins: 100_000,
      },
      {
        name: 'Wrapped BTC',
        symbol: 'WBTC',
        decimals: 8,
        address: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
        magnitude: -2,
        poolCoins: 100_000,
      },
    ],
    collections: [
      {
        name: 'Tide Tables',
        symbol: 'TIDE',
        address: '0x5a0D1eC0De000000000000000000000000000201',
        standard: 'erc721',
        slug: 'tide-tables',
        isSpam: false,
      },
    ],
    historyBlocks: 12,
  },
]
