// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { sponsoredOptions } from '../../test/sponsoredOptions.ts'
import { dataService, type StubbedServices, stubServices, usdcAddress } from '../../test/stubServices.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const coinAddress = `0x${'ee'.repeat(20)}`
/** Uniswap v2's, which the kit knows. */
const router = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const id = (address: string) => `eip155:1:${address}`
const token = (symbol: string, address: string, decimals: number) => ({
  name: `${symbol} coin`,
  symbol,
  address: id(address),
  decimals,
  logoUri: null,
})
const price = (symbol: string, address: string, amount: string) => ({
  name: symbol,
  symbol,
  price: amount,
  address: id(address),
  iconUrl: null,
})
const field = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')

/** The call of Uniswap v2's router that sells ether for USDC. */
const swapCall = (least: bigint, account: string) =>
  `0x7ff36ab5${[least, 128n, account, 9_999_999_999n, 2n, coinAddress, usdcAddress].map(field).join('')}`

const received = 1_000_000_000n
const service = {
  'convert/tokens': { tokens: [token('ETH', coinAddress, 18), token('USDC', usdcAddress, 6)] },
  'convert/gas-price': { standard: '1000000000', fast: '1000000000', instant: '1000000000' },
  'convert/quotes': (request: Request) => {
    const query = new URL(request.url).searchParams
    const [from, to, amount] = ['from', 'to', 'amount'].map((name) => query.get(name))
    return Response.json({
      quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount: `${received}`, toAccount: to }],
    })
  },
  'convert/build-transaction': async (request: Request) => {
    const { userAddress } = (await request.json()) as { readonly userAddress: string }
    const account = userAddress.slice('eip155:1:'.length)
    const least = (received * 99n) / 100n
    return Response.json({
      tx: {
        from: userAddress,
        to: id(router),
        data: swapCall(least, account),
        value: `${5n * 10n ** 17n}`,
        amount: `${received}`,
        eip155: { gas: '150000', gasPrice: '1000000000' },
      },
    })
  },
  'fungible/price': {
    fungibles: [price('ETH', coinAddress, '2000'), price('USDC', usdcAddress, '1')],
  },
}

/** Opens the form that sells ether, or another token, for USDC. */
async function openForm(
  amount: string,
  { service: replies, ...services }: StubbedServices = {},
  fromToken = 'ETH',
  options: Parameters<typeof testKit>[0] = {},
) {
  const node = services.node ?? {}
  const isAnswering = typeof node === 'object'
  stubServices({
    node: isAnswering
      ? { eth_getCode: ([address]: readonly unknown[]) => (address === router ? '0x60' : '0x'), ...node }
      : node,
    service: { ...service, ...replies },
  })
  const wallet = options.wallets?.[0] ?? testWallet('Test Wallet', 'com.example.test', 2)
  const kit = testKit({
    wallets: [wallet],
    services: { walletDirectory: false, relay: false, dataService },
    ...options,
  })
  await connect(kit, { connectorId: 'com.example.test' })
  await kit.open({ view: 'Swap', arguments: { amount, fromToken, toToken: 'USDC' } })
  const screen = modalScreen()
  return { kit, wallet, screen, button: await screen.findByTestId('swap-review') }
}

async function openPreview(services?: StubbedServices, options?: Parameters<typeof testKit>[0]) {
  const { screen, button, ...opened } = await openForm('0.5', services, 'ETH', options)
  await waitFor(() => expect(button.textContent).toBe('Review swap'))
  fireEvent.click(screen.getByTestId('swap-action-button'))
  return { ...opened, screen }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('the form of a swap', () => {
  // T22, F36
  it.each([
    ['0', 'Incorrect amount'],
    ['1e3', 'Incorrect amount'],
    ['1.6', 'Insufficient balance'],
    ['0.5', 'Review swap'],
    ['1.5', 'Insufficient Gas Funds'],
  ])('says what %s lacks: %s', async (amount, label) => {
    const { button } = await openForm(amount)
    await waitFor(() => expect(button.textContent).toBe(label))
  })

  it('says that the exchange has no price', async () => {
    const { screen } = await openForm('0.5', { service: { 'convert/quotes': { quotes: [] } } })
    await screen.findByText(/The exchange has no price for this amount/)
  })

  // F1, F3
  it.each([
    ['is down', 500],
    ['replies with something else', { quotes: 'many' }],
  ])('says that the price is unavailable when the service %s', async (_, reply) => {
    const { screen } = await openForm('0.5', { service: { 'convert/quotes': reply } })
    await screen.findByText(/The price is unavailable/, {}, { timeout: 15_000 })
  })
})

describe('a balance that the service does not list', () => {
  const shares = `0x${'5a'.repeat(20)}`
  const services = (balanceOf: unknown, balance: number | object = 503): StubbedServices => ({
    service: {
      'convert/tokens': {
        tokens: [token('ETH', coinAddress, 18), token('USDC', usdcAddress, 6), token('SHR', shares, 0)],
      },
      '/balance': balance,
    },
    node: {
      eth_call: ([{ to = '', data = '' }]: readonly [{ to?: string; data?: string }]) => {
        if (to.toLowerCase() !== shares) return '0x'
        if (data.startsWith('0x70a08231')) return balanceOf
        return `0x${field(data.startsWith('0x313ce567') ? 0n : 0x53n << 248n)}`
      },
    },
  })
  const held = `0x${field(46_000n)}`

  // F1
  it.each([
    ['1000', 'Review swap'],
    ['46001', 'Insufficient balance'],
  ])('is read from the chain when %s of a token without decimals are sold: %s', async (amount, label) => {
    const { screen, button } = await openForm(amount, services(held), 'SHR')
    await waitFor(() => expect(button.textContent).toBe(label))
    expect(screen.getByTestId('swap-balance').textContent).toContain('46,000')
  })

  it('is read from the chain where the service answers without it', async () => {
    const { button } = await openForm('1000', services(held, { balances: [] }), 'SHR')
    await waitFor(() => expect(button.textContent).toBe('Review swap'))
  })

  it('is said to be unknown where the chain cannot be read either', async () => {
    const { screen, button } = await openForm('1000', services(new Error('paused')), 'SHR')
    await waitFor(() => expect(button.textContent).toBe('Review swap'))
    expect(screen.getByTestId('swap-balance').textContent).toBe('Balance: Unknown')
  })
})

describe('Max in the form of a swap', () => {
  const amountIn = (screen: Awaited<ReturnType<typeof openForm>>['screen']) =>
    (screen.getByTestId('swap-input-sourceToken') as HTMLInputElement).value

  // F9
  it('waits for the price of gas, and leaves what the network takes', async () => {
    let resolve: (reply: Response) => void = () => undefined
    const promise = new Promise<Response>((settle) => {
      resolve = settle
    })
    const { screen } = await openForm('0.5', { service: { 'convert/gas-price': () => promise } })
    const button = await screen.findByTestId('swap-max')
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    expect(amountIn(screen)).toBe('0.5')
    resolve(Response.json({ standard: '1000000000', fast: '1000000000', instant: '1000000000' }))
    // 1.5, less twice 150 000 units at 1 gwei.
    await waitFor(() => expect(amountIn(screen)).toBe('1.4997'))
    expect(button.getAttribute('aria-busy')).toBeNull()
  })

  it('leaves the amount as it is where the price of gas is unavailable', async () => {
    const { screen, kit } = await openForm('0.5', { service: { 'convert/gas-price': 503 } })
    fireEvent.click(await screen.findByTestId('swap-max'))
    await waitFor(() => expect(kit.stores.notices.getState().toast?.variant).toBe('error'))
    expect(amountIn(screen)).toBe('0.5')
  })
})

describe('the preview of a swap', () => {
  it('shows the least to receive and the exchange', async () => {
    const { screen } = await openPreview()
    const exchange = (await screen.findByTestId('swap-exchange')).textContent ?? ''
    expect(screen.getByTestId('swap-minimum').textContent).toContain('990')
    expect(exchange.replace(/\s/g, '').toLowerCase()).toContain(router)
    await waitFor(() => expect(screen.getByTestId('swap-confirm').getAttribute('aria-disabled')).toBeNull())
  })

  // T19
  it('refuses what the service has built for another receiver', async () => {
    const built = async (request: Request) => {
      const { tx } = (await (await service['convert/build-transaction'](request)).json()) as { tx: object }
      return Response.json({ tx: { ...tx, data: swapCall(received, router) } })
    }
    const { screen } = await openPreview({ service: { 'convert/build-transaction': built } })
    await screen.findByText('The service built a different swap from the one it quoted. Nothing was sent.')
    expect(screen.queryByTestId('swap-confirm')).toBeNull()
  })

  // F14
  it('keeps what it shows after a refusal', async () => {
    const { wallet, screen } = await openPreview()
    const confirm = await screen.findByTestId('swap-confirm')
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    wallet.rejectNext('eth_sendTransaction')
    fireEvent.click(confirm)
    await screen.findByText('Nothing was swapped.')
    expect(screen.getByTestId('swap-confirm').textContent).toBe('Swap')
  })

  // F35
  it('can be tried again with the same form where it has failed', async () => {
    const hash = `0x${'22'.repeat(32)}`
    const { screen } = await openPreview({
      node: {
        eth_getTransactionCount: '0x0',
        eth_sendRawTransaction: hash,
        eth_getTransactionReceipt: {
          transactionHash: hash,
          transactionIndex: '0x0',
          blockHash: hash,
          blockNumber: '0x10',
          from: `0x${'11'.repeat(20)}`,
          to: router,
          cumulativeGasUsed: '0x5208',
          gasUsed: '0x5208',
          logs: [],
          logsBloom: `0x${'00'.repeat(256)}`,
          status: '0x0',
          type: '0x2',
        },
      },
    })
    await waitFor(() => expect(screen.getByTestId('swap-confirm').getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(screen.getByTestId('swap-confirm'))
    fireEvent.click(await screen.findByTestId('swap-retry'))
    await waitFor(() => expect(screen.getByTestId('swap-review').textContent).toBe('Review swap'))
    expect(screen.getByTestId('swap-input-sourceToken')).toHaveProperty('value', '0.5')
    expect(screen.getByTestId('swap-input-token-toToken').textContent).toBe('USDC')
  })

  // F17, T24
  it('asks nothing of the wallet for another account than the one it was opened for', async () => {
    const builtFor = new Set<string>()
    const build = async (request: Request) => {
      const { userAddress } = (await request.clone().json()) as { readonly userAddress: string }
      builtFor.add(userAddress)
      return service['convert/build-transaction'](request)
    }
    const { wallet, screen } = await openPreview({ service: { 'convert/build-transaction': build } })
    const canConfirm = () =>
      expect(screen.getByTestId('swap-confirm').getAttribute('aria-disabled')).toBeNull()
    await waitFor(canConfirm)
    wallet.changeAccount(1)
    // The terms are read again for the other account.
    fireEvent.click(screen.getByTestId('swap-refresh'))
    await waitFor(() => expect(builtFor.size).toBe(2))
    await waitFor(() => expect(screen.getByTestId('swap-refresh').getAttribute('aria-busy')).toBeNull())
    fireEvent.click(screen.getByTestId('swap-confirm'))
    await screen.findByText('Your wallet is on another account. Nothing was swapped.')
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })
})

// F39
describe('a swap whose fee the app pays', () => {
  it.each([
    [true, 'Review swap'],
    [false, 'Insufficient Gas Funds'],
  ])('takes no coin for the fee where the wallet can have it paid (%s): %s', async (canSponsor, label) => {
    const { button } = await openForm('1.5', {}, 'ETH', sponsoredOptions({ canSponsor }).options)
    await waitFor(() => expect(button.textContent).toBe(label))
  })

  it('may be all of the coin', async () => {
    const { screen, button } = await openForm('0.5', {}, 'ETH', sponsoredOptions().options)
    await waitFor(() => expect(button.textContent).toBe('Review swap'))
    await waitFor(() => expect(screen.getByTestId('fee-payer').textContent).toBe('paid by Harrow & Vetch'))
    fireEvent.click(screen.getByTestId('swap-max'))
    await waitFor(() => expect(screen.getByTestId('swap-input-sourceToken')).toHaveProperty('value', '1.5'))
  })

  const canConfirm = (screen: Awaited<ReturnType<typeof openPreview>>['screen']) =>
    waitFor(() => expect(screen.getByTestId('swap-confirm').getAttribute('aria-disabled')).toBeNull())

  it('says who pays, and after a refusal what the account would pay', async () => {
    const { screen } = await openPreview(undefined, sponsoredOptions().options)
    expect((await screen.findByTestId('fee-payer')).textContent).toBe('paid by Harrow & Vetch')
    await canConfirm(screen)
    fireEvent.click(screen.getByTestId('swap-confirm'))
    await screen.findByText(/The network fee was not paid for you, so nothing was sent/)
    expect(screen.queryByTestId('fee-payer')).toBeNull()
    await screen.findByText(/Network cost, at most/)
  })

  it('is not said to be unsent where the wallet’s reply cannot be read', async () => {
    const { screen } = await openPreview(undefined, sponsoredOptions({ reply: () => ({ id: 5 }) }).options)
    await canConfirm(screen)
    fireEvent.click(screen.getByTestId('swap-confirm'))
    await screen.findByText(/Your wallet’s reply could not be read/)
    expect(screen.queryByText(/nothing was sent/)).toBeNull()
    screen.getByTestId('fee-payer')
  })

  // The swap pays 0.5 ether, and the account has 20 wei more.
  const poor: StubbedServices = {
    service: {
      '/balance': {
        balances: [
          {
            ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2_000, iconUrl: '' },
            quantity: { decimals: '18', numeric: '0.50000000000000002' },
          },
        ],
      },
    },
  }

  it('takes no coin in the review either, and does where it was refused', async () => {
    const { screen } = await openPreview(poor, sponsoredOptions().options)
    await canConfirm(screen)
    expect(screen.queryByText('Insufficient Gas Funds')).toBeNull()
    fireEvent.click(screen.getByTestId('swap-confirm'))
    await screen.findByText('Insufficient Gas Funds')
    expect(screen.getByTestId('swap-confirm').getAttribute('aria-disabled')).toBe('true')
  })
})
