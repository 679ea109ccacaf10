// @vitest-environment happy-dom
import {
  createOnrampUrlHandler,
  getOnrampBuyOptionsHandler,
  getOnrampBuyQuoteHandler,
  getOnrampOptionsHandler,
  getOnrampQuoteHandler,
  getSupportedChainsHandler,
} from '@wallet-kit/clients/data-service/handlers'
import { describe, expect, it, vi } from 'vitest'
import { onServices } from '../../test/onServices.test.helper.ts'
import { createTestKit, ethereum, firstAddress, twoFamilies } from '../../test/testPage.test.helper.ts'
import { getOnrampOptions } from './getOnrampOptions.ts'
import { getOnrampProviders } from './getOnrampProviders.ts'
import { getOnrampQuote } from './getOnrampQuote.ts'
import { getPurchasePage } from './getPurchasePage.ts'
import { getOnrampForm, setOnrampForm } from './onrampForm.ts'

const baseUrl = 'http://localhost:3000/data'
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const covered = getSupportedChainsHandler({
  baseUrl,
  reply: { http: ['eip155:1', 'eip155:137', solanaId], ws: [] },
})

const usdc = {
  id: 'usdc-1',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [
    { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '0xA0b8' },
    { name: 'base-mainnet', display_name: 'Base', chain_id: '8453', contract_address: '' },
  ],
}
const usd = { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }
const listed = getOnrampOptionsHandler({
  baseUrl,
  reply: { paymentCurrencies: [usd], purchaseCurrencies: [usdc] },
})
const money = (amount: string, currency = 'USD') => ({ amount, currency })

/** The first purchase that the options offer. */
async function choose(kit: ReturnType<typeof createTestKit>, amount = '50') {
  const { paymentCurrencies, purchaseCurrencies } = await getOnrampOptions(kit)
  const [paymentCurrency] = paymentCurrencies
  const [purchaseCurrency] = purchaseCurrencies
  const [network] = purchaseCurrency?.networks ?? []
  if (!paymentCurrency || !purchaseCurrency || !network) throw new Error('Nothing is offered')
  return { paymentCurrency, purchaseCurrency, network, amount }
}

describe('what can be bought', () => {
  it('is the service’s list, with the networks that the kit has', async () => {
    const { requests } = onServices(covered, listed)
    const kit = createTestKit()
    const first = await getOnrampOptions(kit)
    expect(first).toMatchObject({
      source: 'service',
      paymentCurrencies: [{ id: 'USD', limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
    })
    expect(first.purchaseCurrencies[0]?.networks).toEqual([
      {
        name: 'ethereum-mainnet',
        displayName: 'Ethereum',
        reference: '1',
        caipNetworkId: 'eip155:1',
        address: '0xA0b8',
      },
      { name: 'base-mainnet', displayName: 'Base', reference: '8453' },
    ])
    expect(await getOnrampOptions(kit)).toBe(first)
    expect(requests).toHaveLength(2)
  })

  it.each([404, 500] as const)('is the built-in list after a %d', async (status) => {
    onServices(covered, getOnrampOptionsHandler({ baseUrl, fail: status }))
    const { source, paymentCurrencies, purchaseCurrencies } = await getOnrampOptions(createTestKit())
    expect(source).toBe('built-in')
    const limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(paymentCurrencies).toEqual([
      { id: 'USD', limits },
      { id: 'EUR', limits },
    ])
    expect(
      purchaseCurrencies.map(({ symbol, networks }) => [symbol, networks.map((n) => n.caipNetworkId)]),
    ).toEqual([
      ['USDC', ['eip155:1', 'eip155:137']],
      ['ETH', ['eip155:1', 'eip155:137']],
    ])
  })

  it('is nothing on a network that the service does not cover', async () => {
    const { requests } = onServices(
      getSupportedChainsHandler({ baseUrl, reply: { http: [], ws: [] } }),
      listed,
    )
    expect((await getOnrampOptions(createTestKit())).purchaseCurrencies).toEqual([])
    expect(requests).toHaveLength(1)
  })

  // T14
  it('leaves out what no page should show', async () => {
    const reply = {
      paymentCurrencies: [usd, { ...usd, id: '<b>' }],
      purchaseCurrencies: [
        { ...usdc, name: 'USD\u202e Coin' },
        { ...usdc, id: 'x', symbol: 'US\u200bDC' },
      ],
    }
    onServices(covered, getOnrampOptionsHandler({ baseUrl, reply }))
    const { paymentCurrencies, purchaseCurrencies } = await getOnrampOptions(createTestKit())
    expect(paymentCurrencies.map(({ id }) => id)).toEqual(['USD'])
    expect(purchaseCurrencies.map(({ name, symbol }) => [name, symbol])).toEqual([['USD Coin', 'USDC']])
  })

  it('comes from the newer calls where the option says so', async () => {
    const { requests } = onServices(
      covered,
      getOnrampBuyOptionsHandler({
        baseUrl,
        reply: {
          paymentCurrencies: [{ id: 'USD', limits: usd.payment_method_limits }],
          purchaseCurrencies: [
            { ...usdc, networks: [{ name: 'ethereum', displayName: 'Ethereum', chainId: '1' }] },
          ],
        },
      }),
      getOnrampBuyQuoteHandler({
        baseUrl,
        reply: {
          paymentTotal: { value: '50.00', currency: 'USD' },
          purchaseAmount: { value: '48.2', currency: 'USDC' },
          quoteId: 'q1',
        },
      }),
    )
    const kit = createTestKit({ onramp: { api: 'buy', country: 'US', subdivision: 'NY' } })
    const quote = await getOnrampQuote(kit, await choose(kit))
    expect(quote).toMatchObject({ id: 'q1', purchase: money('48.2', 'USDC'), isPlaceholder: false })
    expect(requests[1]?.pathname).toBe('/data/v1/onramp/buy/options')
    expect(Object.fromEntries(requests[2]?.searchParams ?? [])).toMatchObject({
      ...{ country: 'US', subdivision: 'NY', purchaseCurrency: 'USDC', purchaseNetwork: 'ethereum' },
      ...{ paymentCurrency: 'USD', paymentAmount: '50', paymentMethod: 'CARD' },
    })
  })
})

describe('a quote', () => {
  const quote = {
    paymentTotal: money('50.00'),
    purchaseAmount: money('48.21', 'USDC'),
    coinbaseFee: money('0.75'),
    networkFee: money('1.00'),
    quoteId: 'q2',
  }

  it('is the service’s', async () => {
    let sent: unknown
    onServices(
      covered,
      listed,
      getOnrampQuoteHandler({
        baseUrl,
        async reply(request) {
          sent = await request.json()
          return quote
        },
      }),
    )
    const kit = createTestKit()
    expect(await getOnrampQuote(kit, await choose(kit))).toEqual({
      id: 'q2',
      total: money('50.00'),
      purchase: money('48.21', 'USDC'),
      providerFee: money('0.75'),
      networkFee: money('1.00'),
      isPlaceholder: false,
    })
    expect(sent).toEqual({ purchaseCurrency: usdc, paymentCurrency: usd, amount: '50', network: 'USDC' })
  })

  it.each([
    ['a failure', { fail: 404 }],
    ['other money', { reply: { ...quote, paymentTotal: money('50.00', 'EUR') } }],
    ['another token', { reply: { ...quote, purchaseAmount: money('48.21', 'DAI') } }],
  ])('is a placeholder after %s', async (_name, outcome) => {
    onServices(covered, listed, getOnrampQuoteHandler({ baseUrl, ...outcome }))
    const kit = createTestKit()
    const asked = money('50')
    expect(await getOnrampQuote(kit, await choose(kit))).toEqual({
      id: 'mocked-quote-id',
      ...{ total: asked, purchase: asked, providerFee: asked, networkFee: asked },
      isPlaceholder: true,
    })
  })
})

describe('the providers', () => {
  const idsOf = async (...parameters: Parameters<typeof getOnrampProviders>) =>
    (await getOnrampProviders(...parameters)).map(({ id }) => id)

  it('are those of the chain family', async () => {
    const kit = createTestKit(twoFamilies)
    expect(await getOnrampProviders(kit)).toEqual([
      { id: 'coinbase', name: 'Coinbase', fee: { min: 1, max: 2 } },
      { id: 'meld', name: 'Meld.io', fee: { min: 1, max: 2 } },
    ])
    expect(await idsOf(kit, { caipNetworkId: solanaId })).toEqual(['meld'])
  })

  it('are none where buying or its service is off, and on test networks', async () => {
    expect(await idsOf(createTestKit({ features: { onramp: false } }))).toEqual([])
    const services = { walletDirectory: false, relay: false } as const
    expect(await idsOf(createTestKit({ services: { ...services, dataService: false } }))).toEqual([])
    expect(await idsOf(createTestKit({ services: { ...services, meld: false } }))).toEqual(['coinbase'])
    expect(await idsOf(createTestKit({ networks: [{ ...ethereum, testnet: true }] }))).toEqual([])
  })

  // T30
  it('are none in the time zones of restricted regions', async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Hong_Kong' }
    })
    expect(await idsOf(createTestKit())).toEqual([])
    vi.restoreAllMocks()
  })
})

describe('the page of a purchase', () => {
  const answer = (url: string) => onServices(createOnrampUrlHandler({ baseUrl, reply: { url } }))
  const buy = { provider: 'coinbase', address: firstAddress, symbol: 'USDC', amount: '50.75' } as const

  it('is for the account, network, token and whole amount that were asked for', async () => {
    let sent: unknown
    onServices(
      createOnrampUrlHandler({
        baseUrl,
        async reply(request) {
          sent = await request.json()
          return { url: 'https://pay.coinbase.com/buy?session=1' }
        },
      }),
    )
    const page = await getPurchasePage(createTestKit(), { ...buy, caipNetworkId: 'eip155:137' })
    expect(page).toMatchObject({
      provider: 'coinbase',
      link: { href: 'https://pay.coinbase.com/buy?session=1' },
      host: 'pay.coinbase.com',
      address: firstAddress,
    })
    const blockchains = ['ethereum', 'arbitrum', 'polygon', 'berachain', 'avalanche-c-chain']
    expect(sent).toEqual({
      destinationWallets: [
        {
          address: firstAddress,
          blockchains: [...blockchains, 'optimism', 'celo', 'base'],
          assets: ['USDC'],
        },
      ],
      partnerUserId: firstAddress,
      defaultNetwork: 'polygon',
      defaultExperience: 'buy',
      presetFiatAmount: 50,
    })
  })

  it('may be one of the service that the host app has chosen', async () => {
    answer('http://localhost:3000/checkout?walletAddress=0x1')
    expect((await getPurchasePage(createTestKit(), buy)).host).toBe('localhost:3000')
  })

  // T12, T13, T30
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.coinbase.com/buy',
    'https://pay.coinbase.com.evil.example/buy',
    'https://pay.coinbase.com@evil.example/buy',
    'https://user:secret@pay.coinbase.com/buy',
    'https://evil.example/buy',
    'https:pay.coinbase.com',
    '//pay.coinbase.com/buy',
    'https:\\\\pay.coinbase.com/buy',
    'https://pay.coinbase.com/\u202ebuy',
    'java\tscript:alert(1)',
    'http://localhost:3001/checkout',
  ])('is refused when it is %j', async (url) => {
    answer(url)
    await expect(getPurchasePage(createTestKit(), buy)).rejects.toMatchObject({ code: 'ONRAMP_PAGE_REFUSED' })
  })

  it('is Meld’s own, with the query that the host app has there', async () => {
    const { requests } = onServices()
    const [plain, own, sol] = await Promise.all([
      getPurchasePage(createTestKit(), { provider: 'meld', address: firstAddress }),
      getPurchasePage(
        createTestKit({
          services: {
            walletDirectory: false,
            relay: false,
            dataService: baseUrl,
            meld: 'https://meldcrypto.com/?publicKey=k1',
          },
        }),
        { provider: 'meld', address: firstAddress, symbol: 'ETH' },
      ),
      getPurchasePage(createTestKit(twoFamilies), {
        provider: 'meld',
        address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
        caipNetworkId: solanaId,
      }),
    ])
    const query = (page: typeof plain) => Object.fromEntries(new URL(page.link.href).searchParams)
    expect(query(plain)).toEqual({ destinationCurrencyCode: 'USDC', walletAddress: firstAddress })
    expect(query(own)).toEqual({
      publicKey: 'k1',
      destinationCurrencyCode: 'ETH',
      walletAddress: firstAddress,
    })
    expect(query(sol)).toMatchObject({ destinationCurrencyCode: 'SOL' })
    expect(plain.host).toBe('meldcrypto.com')
    expect(requests).toEqual([])
  })

  it('needs an account and a provider of the network', async () => {
    const kit = createTestKit(twoFamilies)
    await expect(getPurchasePage(kit, { provider: 'coinbase' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
    await expect(getPurchasePage(kit, { ...buy, caipNetworkId: solanaId })).rejects.toMatchObject({
      code: 'ONRAMP_PROVIDER_UNKNOWN',
    })
  })
})

it('the form keeps the amount on another network, and nothing that depends on it', async () => {
  const kit = createTestKit()
  setOnrampForm(kit, { amount: '50', payment: 'EUR', purchase: 'usdc-1', provider: 'meld' })
  await kit.switchNetwork({ ...ethereum, id: 137 })
  expect(getOnrampForm(kit).getState()).toEqual({ amount: '50', payment: 'EUR' })
})
