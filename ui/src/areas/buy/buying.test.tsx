// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/query-core'
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const dataService = 'https://data.example'
const currency = {
  id: 'usdc-1',
  name: 'USD Coin',
  symbol: 'USDC',
  networks: [{ name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '' }],
}
const money = (amount: string, code = 'USD') => ({ amount, currency: code })

/** Replies of the service by the end of the path; a number is a status. */
const replies = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  'onramp/options': {
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
    purchaseCurrencies: [currency],
  },
  'onramp/quote': {
    paymentTotal: money('50.00'),
    purchaseAmount: money('48.5', 'USDC'),
    quoteId: 'q1',
  },
  onrampurl: { url: 'https://pay.coinbase.com/buy?session=1' },
}

function stubService(changed: Partial<Record<keyof typeof replies, unknown>> = {}) {
  const all = Object.entries({ ...replies, ...changed })
  vi.stubGlobal('fetch', async (request: Request) => {
    const reply = all.find(([path]) => new URL(request.url).pathname.endsWith(path))?.[1]
    return typeof reply === 'object'
      ? Response.json(reply)
      : new Response('No', { status: Number(reply ?? 404) })
  })
}

/** The form, with an amount. */
async function openForm(amount: string, options: TestKitOptions = {}) {
  const services = { walletDirectory: false, relay: false, dataService } as const
  const kit = testKit({ wallets: [testWallet()], services, ...options })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open({ view: 'OnRampProviders' })
  const screen = modalScreen()
  const field = await screen.findByTestId('onramp-amount')
  fireEvent.change(field, { target: { value: amount } })
  return { kit, screen, button: screen.getByTestId('onramp-continue') }
}

const open = vi.fn()
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)

afterEach(() => {
  document.body.innerHTML = ''
  open.mockReset()
})

describe('buying', () => {
  it('opens the page within the click and shows what becomes of it', async () => {
    stubService()
    vi.spyOn(window, 'open').mockImplementation(open)
    const { kit, screen, button } = await openForm('50')
    await waitFor(() => expect(button.textContent).toBe('Continue to pay.coinbase.com'))
    expect(screen.getByTestId('onramp-quote').textContent).toContain('48.5 USDC')
    expect(screen.getByTestId('onramp-address').textContent).toBe(kit.getAddress())
    fireEvent.click(button)
    expect(open).toHaveBeenCalledOnce()
    expect(open.mock.calls[0]?.[0]).toBe('https://pay.coinbase.com/buy?session=1')
    expect((await screen.findByTestId('onramp-waiting')).textContent).toContain(
      'Complete the purchase at Coinbase',
    )
  })

  it.each([
    ['', 'Add Amount'],
    ['1e3', 'Incorrect Value'],
    ['9.99', 'At least $10.00'],
    ['7500.01', 'At most $7,500.00'],
  ])('goes nowhere with the amount %j', async (amount, label) => {
    stubService()
    vi.spyOn(window, 'open').mockImplementation(open)
    const { button } = await openForm(amount)
    expect(button.textContent).toBe(label)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(open).not.toHaveBeenCalled()
  })

  // T30
  it('does not go to a page that is not the provider’s', async () => {
    stubService({ onrampurl: { url: 'https://pay.coinbase.com.evil.example/buy' } })
    vi.spyOn(window, 'open').mockImplementation(open)
    const { screen, button } = await openForm('50')
    await screen.findByText(/could not be opened safely/)
    fireEvent.click(button)
    expect(open).not.toHaveBeenCalled()
  })

  it('goes on without the service’s list and price', async () => {
    stubService({ 'onramp/options': 404, 'onramp/quote': 404 })
    const { screen, button } = await openForm('50')
    await screen.findByText('The provider shows the price before you pay.')
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    expect(screen.getByTestId('onramp-token').textContent).toContain('USDC on Ethereum')
  })

  it('names what is bought in the direction of the language', async () => {
    stubService()
    const { screen } = await openForm('50', { locale: 'ar' })
    const token = await screen.findByTestId('onramp-token')
    await waitFor(() => expect(token.textContent).toContain('USDC على Ethereum'))
    // Isolated, it would be read from left to right: Ethereum on USDC.
    expect(token.querySelector('bdi')).toBeNull()
  })

  it('goes to Meld where that is chosen', async () => {
    stubService()
    const { screen, button } = await openForm('50')
    fireEvent.click(screen.getByTestId('onramp-provider-meld').querySelector('input') as Element)
    await waitFor(() => expect(button.textContent).toBe('Continue to meldcrypto.com'))
  })
})

describe('the form to buy, where what it needs does not load', () => {
  async function open() {
    stubService()
    const services = { walletDirectory: false, relay: false, dataService } as const
    const kit = testKit({ wallets: [testWallet()], services })
    await connect(kit, { connectorId: 'com.example.test' })
    return kit
  }

  it('shows an error for code that is blocked, and tries again', async () => {
    const kit = await open()
    const { namespaces } = kit._internal
    const load = vi.spyOn(namespaces, 'load').mockRejectedValue(new TypeError('Failed to fetch'))
    await kit.open({ view: 'OnRampProviders' })
    const screen = modalScreen()
    await screen.findByText(/The ways to buy could not be loaded/)
    load.mockRestore()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByTestId('onramp-amount')
  })

  // F28
  it('shows an error without a network, and goes on by itself with one', async () => {
    const kit = await open()
    onlineManager.setOnline(false)
    try {
      await kit.open({ view: 'OnRampProviders' })
      await modalScreen().findByText(/The ways to buy could not be loaded/)
      expect(modalScreen().getByRole('button', { name: 'Try again' })).toBeTruthy()
    } finally {
      onlineManager.setOnline(true)
    }
    await modalScreen().findByTestId('onramp-amount')
  })
})

describe('the button that buys', () => {
  const findButton = async (options: TestKitOptions) => {
    stubService()
    const kit = testKit({ wallets: [testWallet()], ...options })
    await connect(kit, { connectorId: 'com.example.test' })
    await kit.open({ view: 'Account' })
    const screen = modalScreen()
    await screen.findByTestId('wallet-features-receive-button')
    return screen.queryByTestId('wallet-features-onramp-button')
  }
  const services = { walletDirectory: false, relay: false, dataService } as const

  it('is there where buying is on', async () => {
    expect(await findButton({ services })).not.toBeNull()
  })

  it.each([
    ['buying', { services, features: { onramp: false } }],
    ['its service', { services: { ...services, dataService: false } }],
  ] as const)('leaves no trace where %s is off', async (_, options) => {
    expect(await findButton(options)).toBeNull()
  })

  // T30
  it('is not there in the time zones of restricted regions', async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    spy.mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Shanghai' }
    })
    expect(await findButton({ services })).toBeNull()
    spy.mockRestore()
  })
})
