/** Limits of the providers, in US dollars and euros alike. */
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

const networks = [
  {
    name: 'ethereum-mainnet',
    displayName: 'Ethereum',
    chainId: '1',
    contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  },
  {
    name: 'polygon-mainnet',
    displayName: 'Polygon',
    chainId: '137',
    contractAddress: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
  },
]

/** Fallback for the service's own list. */
export const builtInCurrencies = {
  paymentCurrencies: [
    { id: 'USD', limits },
    { id: 'EUR', limits },
  ],
  purchaseCurrencies: [
    { id: '0c5b8f0e-2f2c-4a53-9d5e-5a6f1f7d1c01', name: 'USD Coin', symbol: 'USDC', networks },
    {
      id: '0c5b8f0e-2f2c-4a53-9d5e-5a6f1f7d1c02',
      name: 'Ether',
      symbol: 'ETH',
      networks: networks.map(({ contractAddress, ...network }) => network),
    },
  ],
}
