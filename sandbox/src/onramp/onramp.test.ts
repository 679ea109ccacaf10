import * as dataService from '@wallet-kit/clients/data-service/client'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import { formatUnits, parseUnits } from 'viem'
import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const client = () =>
  dataService.createClient({
    baseUrl: `${sandbox.origin}/data-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })

/** Submits the form of the provider's page, as a browser does. */
function pay(fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams({ paymentCurrency: 'USD', amount: '100', payment: 'accept', ...fields })
  return sandbox.get('/checkout/pay', { method: 'POST', body })
}

async function balanceOf(address: string, chainId: string, symbol: string): Promise<string> {
  const query = { currency: 'usd', chainId } as const
  const reply = await dataService.getBalance(client(), { path: { address }, query })
  if (!('balances' in reply)) throw new Error('the balances are not ready')
  return reply.balances.find((balance) => balance.symbol === symbol)?.quantity.numeric ?? '0'
}

async function judys() {
  const { eip155, solana } = (await sandbox.describe()).accounts
  return { evm: eip155[9]?.address ?? '', solana: solana[9]?.address ?? '' }
}

test('the generated URL opens the provider’s page, filled in', async () => {
  const { evm } = await judys()
  const { url } = await dataService.createOnrampUrl(client(), {
    body: {
      destinationWallets: [{ address: evm, blockchains: ['polygon'], assets: ['USDC'] }],
      partnerUserId: evm,
      defaultNetwork: 'polygon',
      defaultExperience: 'buy',
      presetFiatAmount: 250,
    },
  })
  expect(url).toContain((await sandbox.describe()).services.checkout)
  const html = await (await fetch(url)).text()
  expect(html).toContain(`name="walletAddress" value="${evm}"`)
  expect(html).toContain('value="250"')
  expect(html).toContain('<option value="USDC:polygon" selected>')
  expect(html).not.toContain('SOL:solana')
})

test.each([
  ['USDC:ethereum', 'eip155:1', 'USDC', 6],
  ['USDC:polygon', 'eip155:137', 'USDC', 6],
  ['ETH:ethereum', 'eip155:1', 'ETH', 18],
  ['POL:polygon', 'eip155:137', 'POL', 18],
  ['USDC:solana', solanaId, 'USDC', 6],
  ['SOL:solana', solanaId, 'SOL', 9],
])(
  'after the payment %s is on the chain, as much as the page says',
  async (purchase, chainId, symbol, decimals) => {
    const accounts = await judys()
    const address = chainId === solanaId ? accounts.solana : accounts.evm
    const page = await (await pay({ walletAddress: address, purchase })).text()
    expect(page).toContain('Payment complete')
    const [, bought = ''] = /for ([0-9.]+) \w+ on/.exec(page) ?? []
    expect(Number(bought)).toBeGreaterThan(0)
    const balance = await balanceOf(address, chainId, symbol)
    expect(balance).toBe(formatUnits(parseUnits(bought, decimals), decimals))
  },
)

test('purchases are in the history, failed ones too', async () => {
  const { evm } = await judys()
  await pay({ walletAddress: evm, purchase: 'USDC:ethereum' })
  expect(
    await (await pay({ walletAddress: evm, purchase: 'ETH:ethereum', payment: 'decline' })).text(),
  ).toContain('declined')
  const { data } = await dataService.getHistory(client(), {
    path: { account: evm },
    query: { onramp: 'coinbase' },
  })
  expect(data).toMatchObject([
    {
      metadata: {
        operationType: 'buy',
        status: 'ONRAMP_TRANSACTION_STATUS_FAILED',
        sentFrom: 'Coinbase',
        nonce: 1,
      },
      transfers: [{ fungible_info: { symbol: 'ETH' }, direction: 'in' }],
    },
    { metadata: { status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS', chain: 'eip155:1' } },
  ])
  expect(await balanceOf(evm, 'eip155:1', 'ETH')).toBe('0')
  await sandbox.get('/__sandbox/records', { method: 'DELETE' })
  const after = await dataService.getHistory(client(), {
    path: { account: evm },
    query: { onramp: 'coinbase' },
  })
  expect(after.data).toEqual([])
})

test('the page leads back to web pages only', async () => {
  const { evm } = await judys()
  const paid = (redirectUrl: string) => pay({ walletAddress: evm, purchase: 'USDC:ethereum', redirectUrl })
  expect(await (await paid('https://app.example/?a=1&b="')).text()).toContain(
    'href="https://app.example/?a=1&#38;b=%22"',
  )
  expect(await (await paid('javascript:alert(1)')).text()).not.toContain('javascript:')
})

test('an invalid purchase is refused, and nothing is sent', async () => {
  const { evm, solana } = await judys()
  expect((await sandbox.get('/checkout?walletAddress=nobody')).status).toBe(400)
  expect((await pay({ walletAddress: evm, purchase: 'SOL:solana' })).status).toBe(400)
  expect((await pay({ walletAddress: solana, purchase: 'ETH:ethereum' })).status).toBe(400)
  for (const amount of ['1', '1000000', 'ten', '-5', '1e3']) {
    const response = await pay({ walletAddress: evm, purchase: 'USDC:ethereum', amount })
    expect([amount, response.status]).toEqual([amount, 400])
  }
  expect(await balanceOf(evm, 'eip155:1', 'USDC')).toBe('0')
})

test('a quote’s parts add up, in both sets of calls', async () => {
  const options = await dataService.getOnrampOptions(client())
  const [purchaseCurrency] = options.purchaseCurrencies
  const [paymentCurrency] = options.paymentCurrencies
  if (!purchaseCurrency || !paymentCurrency) throw new Error('there are no currencies')
  expect(paymentCurrency).toEqual({
    id: 'USD',
    payment_method_limits: [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ],
  })
  const quote = await dataService.getOnrampQuote(client(), {
    body: { purchaseCurrency, paymentCurrency, amount: '123.45', network: 'USDC' },
  })
  const centsOf = (amount: string | undefined) => parseUnits(amount ?? '', 2)
  expect(quote.paymentTotal).toEqual({ amount: '123.45', currency: 'USD' })
  expect(
    centsOf(quote.paymentSubtotal?.amount) +
      centsOf(quote.coinbaseFee?.amount) +
      centsOf(quote.networkFee?.amount),
  ).toBe(centsOf('123.45'))
  expect(Number(quote.purchaseAmount.amount)).toBeCloseTo(Number(quote.paymentSubtotal?.amount), -1)

  const where = { country: 'DE' }
  const buy = await dataService.getOnrampBuyOptions(client(), { query: where })
  const bought = await dataService.getOnrampBuyQuote(client(), {
    query: {
      ...where,
      purchaseCurrency: buy.purchaseCurrencies[0]?.symbol ?? '',
      purchaseNetwork: buy.purchaseCurrencies[0]?.networks[0]?.name ?? '',
      paymentAmount: '123.45',
      paymentCurrency: 'USD',
      paymentMethod: 'card',
    },
  })
  expect(bought.purchaseAmount.value).toBe(quote.purchaseAmount.amount)
  expect(bought.coinbaseFee?.value).toBe(quote.coinbaseFee?.amount)
})

const quoteQuery = {
  country: 'DE',
  purchaseCurrency: 'USDC',
  paymentAmount: '100',
  paymentCurrency: 'USD',
  paymentMethod: 'card',
}

test.each([
  [{ paymentAmount: '9.99' }, 'amount'],
  [{ paymentAmount: '7500.01' }, 'amount'],
  [{ purchaseCurrency: 'DOGE' }, 'asset'],
  [{ paymentCurrency: 'SEK' }, 'currency'],
  [{ purchaseNetwork: 'base' }, 'chainId'],
  [{ country: 'CN' }, 'country'],
  [{ country: 'US' }, 'subdivision'],
])('a quote for %o is refused for %s', async (change, field) => {
  const error: ClientError = await dataService
    .getOnrampBuyQuote(client(), { query: { ...quoteQuery, ...change } })
    .then(
      () => Promise.reject(new Error('the call succeeded')),
      (reason: ClientError) => reason,
    )
  expect(error).toMatchObject({ status: 400, body: { reasons: [{ field }] } })
})
