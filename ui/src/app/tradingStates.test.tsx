// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import {
  broken,
  describeStates,
  history,
  listCells,
  never,
  type OpenedView,
  read,
  tooLong,
  tryAgain,
  type,
} from '../test/describeStates.ts'
import { usdcAddress } from '../test/stubServices.ts'

const quote = {
  paymentTotal: { amount: '50.00', currency: 'USD' },
  purchaseAmount: { amount: '48.5', currency: 'USDC' },
  quoteId: 'q1',
}
const purchases = {
  'onramp/options': {
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
    purchaseCurrencies: [
      {
        id: 'usdc-1',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [
          { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '' },
        ],
      },
    ],
  },
  'onramp/quote': quote,
  onrampurl: { url: 'https://pay.coinbase.com/buy?session=1' },
}
const swapToken = (symbol: string, address: string, decimals: number) => ({
  name: `${symbol} coin`,
  symbol,
  address: `eip155:1:${address}`,
  decimals,
  logoUri: null,
})
const swaps = {
  'convert/tokens': {
    tokens: [swapToken('ETH', `0x${'ee'.repeat(20)}`, 18), swapToken('USDC', usdcAddress, 6)],
  },
  'convert/gas-price': { standard: '1000000000', fast: '1000000000', instant: '1000000000' },
  'convert/quotes': (request: Request) => {
    const [from, to, amount] = ['from', 'to', 'amount'].map((name) =>
      new URL(request.url).searchParams.get(name),
    )
    return Response.json({
      quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount: '1000000000', toAccount: to }],
    })
  },
  'fungible/price': { fungibles: [] },
}
const selectToken = { view: 'SwapSelectToken', data: { side: 'to' } } as const
const sellEther = async (opened: OpenedView) => {
  await opened.kit.open({
    view: 'Swap',
    arguments: { amount: '0.5', fromToken: 'ETH', toToken: 'USDC' },
  })
}
const previewSwap = async (opened: OpenedView) => {
  await sellEther(opened)
  const button = await opened.screen.findByTestId('swap-action-button')
  await waitFor(() => expect(button.textContent).toBe('Review swap'))
  fireEvent.click(button)
}
describeStates([
  ...listCells('OnRampActivity', '/history', {
    loading: /Loading/,
    empty: /No purchases yet.*What you buy with a card/,
    failed: /The purchases could not be loaded/,
    none: { data: [], next: null },
    one: history('b'),
    shown: /March/,
  }),
  {
    view: 'OnRampProviders',
    state: 'loading',
    services: { service: { ...purchases, 'onramp/options': never } },
    says: /Loading/,
  },
  {
    view: 'OnRampProviders',
    state: 'slow',
    services: { service: { ...purchases, 'onramp/options': never } },
    says: tooLong,
  },
  {
    view: 'OnRampProviders',
    state: 'empty',
    services: {
      service: {
        ...purchases,
        'onramp/options': { ...purchases['onramp/options'], purchaseCurrencies: [] },
      },
    },
    says: /Choose the token at the provider/,
    next: 'Add Amount',
  },
  {
    view: 'OnRampProviders',
    state: 'error',
    services: { service: { ...purchases, onrampurl: broken } },
    act: type('onramp-amount', '50'),
    says: /payment page of Coinbase could not be opened safely.*Choose another provider/,
    next: tryAgain,
  },
  {
    view: 'OnRampProviders',
    state: 'offline',
    services: { service: purchases },
    says: /You are offline/,
  },
  {
    view: 'OnRampTokenSelect',
    state: 'loading',
    services: { service: { ...purchases, 'onramp/options': never } },
    says: /Loading/,
  },
  {
    view: 'OnRampTokenSelect',
    state: 'slow',
    services: { service: { ...purchases, 'onramp/options': never } },
    says: tooLong,
  },
  {
    view: 'OnRampTokenSelect',
    state: 'empty',
    services: { service: purchases },
    act: type('wui-input-text', 'no such token'),
    says: /Nothing found/,
    next: 'Clear search',
  },
  {
    view: 'OnRampFiatSelect',
    state: 'loading',
    services: { service: { ...purchases, 'onramp/options': never } },
    says: /Loading/,
  },
  {
    view: 'OnRampFiatSelect',
    state: 'error',
    services: { service: { ...purchases, 'onramp/options': broken } },
    says: /US Dollar/,
    next: /Euro/,
  },
  { view: 'BuyInProgress', state: 'empty', says: /No purchases yet/, next: /Back|Close/ },

  {
    view: 'Swap',
    state: 'loading',
    services: { service: { ...swaps, 'convert/tokens': never } },
    says: /Loading/,
  },
  {
    view: 'Swap',
    state: 'slow',
    services: { service: { ...swaps, 'convert/tokens': never } },
    says: tooLong,
  },
  {
    view: 'Swap',
    state: 'empty',
    services: { service: { ...swaps, 'convert/tokens': { tokens: [] } } },
    says: /No tokens found/,
    next: /Back|Close/,
  },
  {
    view: 'Swap',
    state: 'error',
    services: { service: { ...swaps, 'convert/tokens': broken } },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'Swap',
    state: 'offline',
    services: { service: swaps },
    act: sellEther,
    says: /You are offline/,
  },
  {
    view: 'Swap',
    entry: selectToken,
    state: 'loading',
    services: { service: { ...swaps, 'convert/tokens': never } },
    says: /Loading/,
  },
  {
    view: 'Swap',
    entry: selectToken,
    state: 'error',
    services: { service: { ...swaps, 'convert/tokens': broken } },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'SwapPreview',
    state: 'loading',
    services: { service: { ...swaps, 'convert/tokens': never } },
    says: /Loading/,
  },
  {
    view: 'SwapPreview',
    state: 'error',
    services: { service: { ...swaps, 'convert/tokens': broken } },
    says: /The tokens are unavailable/,
    next: tryAgain,
  },
  {
    view: 'SwapPreview',
    state: 'slow',
    services: { service: { ...swaps, 'convert/build-transaction': never } },
    act: async (opened) => {
      await previewSwap(opened)
      await waitFor(() => expect(read()).toContain('Checking the swap'))
    },
    says: tooLong,
    next: 'Cancel',
  },
  {
    view: 'SwapPreview',
    state: 'error',
    services: { service: { ...swaps, 'convert/build-transaction': broken } },
    act: previewSwap,
    says: /The exchange has no price for this amount\. Change it/,
    next: tryAgain,
  },
])
