// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openForm, openPreview, receipt, recipient, sends } from '../../test/openSend.ts'
import { type StubbedServices, stubServices, usdcAddress } from '../../test/stubServices.ts'
import type { TestKitOptions } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

/** A storage in which a transfer to an account is remembered. */
function storageWith(address: string): TestKitOptions['storage'] {
  const entries = new Map([['@appkit/recent_recipients', JSON.stringify({ eip155: [address] })]])
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  document.body.innerHTML = ''
})

const shares = `0x${'5a'.repeat(20)}`
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
/** The service is down, and the node knows of 46,000 shares without decimals. */
const withShares: StubbedServices = {
  service: { '/balance': 503 },
  node: {
    eth_call: ([{ to = '', data = '' }]: readonly [{ to?: string; data?: string }]) => {
      if (to.toLowerCase() !== shares) return '0x'
      if (data.startsWith('0x70a08231')) return word(46_000n)
      return word(data.startsWith('0x313ce567') ? 0n : 0x534852n << 232n)
    },
  },
}

describe('the form of a transfer', () => {
  it('takes the amount in a token again that has no price, after one in money of another token', async () => {
    const coin = {
      ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 0, iconUrl: '' },
      quantity: { decimals: '18', numeric: '1.5' },
    }
    const { screen, button } = await openForm(
      { isMoney: true, amount: '1' },
      { service: { '/balance': { balances: [coin] } } },
    )
    await waitFor(() => expect(button.textContent).toBe('Incorrect Value'))
    fireEvent.click(screen.getByRole('button', { name: 'Enter the amount in ETH' }))
    fireEvent.change(screen.getByTestId('send-amount'), { target: { value: '0.5' } })
    await waitFor(() => expect(button.textContent).toBe('Review send'))
  })

  // T22
  it.each([
    [{ token: undefined }, 'Select Token'],
    [{ amount: '' }, 'Add Amount'],
    [{ recipient: '' }, 'Add Address'],
    [{ recipient: recipient.slice(0, -1) }, 'Invalid Address'],
    [{ recipient: recipient.replace('C79', 'c79').replace('dc79', 'dC79') }, 'Invalid Address'],
    [{ amount: '1.6' }, 'Insufficient Funds'],
    [{ amount: '1e-1' }, 'Incorrect Value'],
    [{ amount: '0.0000000000000000001' }, 'Incorrect Value'],
    [{ token: usdcAddress, amount: '250.000001' }, 'Insufficient Funds'],
    [{ token: usdcAddress, amount: '250' }, 'Review send'],
    [{}, 'Review send'],
  ] as const)('says what %o lacks: %s', async (form, label) => {
    const { button } = await openForm(form)
    await waitFor(() => expect(button.textContent).toBe(label))
    expect(button.getAttribute('aria-disabled')).toBe(label === 'Review send' ? null : 'true')
  })

  it.each([
    [{ amount: '1.6' }, 'send-amount', 'Insufficient Funds'],
    [{ recipient: 'nobody' }, 'send-receiver', 'Invalid Address'],
  ] as const)('says at the field what is wrong with %o', async (form, testId, reason) => {
    const { screen, button } = await openForm(form)
    await waitFor(() => expect(button.textContent).toBe(reason))
    const field = screen.getByTestId(testId)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toBe(button.id)
    const [other] = ['send-amount', 'send-receiver'].filter((id) => id !== testId)
    expect(screen.getByTestId(other ?? '').getAttribute('aria-describedby')).toBeNull()
  })

  // F1
  it.each([
    ['1000', 'Review send'],
    ['46001', 'Insufficient Funds'],
    ['0.5', 'Incorrect Value'],
  ])(
    'reads what the service does not list from the chain: of 46,000 shares %s are %s',
    async (amount, label) => {
      const { button, screen } = await openForm({ token: shares, amount }, withShares)
      await waitFor(() => expect(button.textContent).toBe(label))
      expect(screen.getByTestId('send-token').textContent).toContain('46,000.00 SHR')
    },
  )

  // F1
  it('finds a token that no list has by its address', async () => {
    // Rows outside of the window are not drawn.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
    const { screen } = await openForm({}, withShares)
    fireEvent.click(await screen.findByTestId('send-token'))
    const field = await screen.findByRole('searchbox')
    fireEvent.change(field, { target: { value: shares } })
    fireEvent.click(await screen.findByTestId('send-token-option-SHR'))
    await waitFor(() => expect(screen.getByTestId('send-token').textContent).toContain('46,000.00 SHR'))
  })

  it('says that it lacks something where it is sent all the same', async () => {
    const { screen, button } = await openForm({ amount: '' })
    fireEvent.click(button)
    await screen.findByText('Please enter a valid amount and receiver address')
  })
})

describe('the preview of a transfer', () => {
  it('shows what leaves, what it costs at most, and that the receiver is new', async () => {
    const { screen, confirm } = await openPreview()
    await screen.findByText('You have not sent to this address from this browser before.')
    expect((await confirm()).getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByText('You send').nextSibling?.textContent).toBe('0.5 ETH ($1,000.00)')
    expect(screen.getByText('Leaves your account').nextSibling?.textContent).toBe('0.5 ETH')
    expect(screen.getByText('Network cost, at most').nextSibling?.textContent).toBe('0.000021 ETH ($0.05)')
    expect(screen.getByTestId('send-preview-receiver').textContent?.replace(/\s/g, '')).toContain(recipient)
  })

  // F9
  it.each([
    ['a contract as its receiver', { eth_getCode: '0x6001' }, /The receiver is a contract/, true],
    ['a transfer that reverts', { eth_call: new Error('no') }, /This transfer would fail/, false],
    [
      'gas that costs more than there is',
      { eth_gasPrice: '0xde0b6b3a7640000' },
      /Insufficient Gas Funds/,
      false,
    ],
  ])('warns of %s', async (_, node, text, canConfirm) => {
    const { screen, confirm } = await openPreview({ token: usdcAddress, amount: '5' }, { node })
    await screen.findByText(text)
    expect((await confirm()).getAttribute('aria-disabled')).toBe(canConfirm ? null : 'true')
  })

  // F1
  it('does not call funds for its fee insufficient that cannot be read', async () => {
    const token = {
      ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
      ...{ address: `eip155:1:${usdcAddress}`, quantity: { decimals: '6', numeric: '250' } },
    }
    const { screen, confirm } = await openPreview(
      { token: usdcAddress, amount: '1' },
      { service: { '/balance': { balances: [token] } }, node: { eth_getBalance: new Error('down') } },
    )
    const button = await confirm()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText('Insufficient Gas Funds')).toBeNull()
  })

  it('leaves the fees of an account that is a contract to it', async () => {
    const node = { eth_getCode: '0x6080604052', eth_gasPrice: '0xde0b6b3a7640000' }
    const { screen, confirm } = await openPreview({ token: usdcAddress, amount: '5' }, { node })
    await screen.findByText('You send')
    await waitFor(async () => expect((await confirm()).getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText('Insufficient Gas Funds')).toBeNull()
  })

  // T6
  it('does not call a receiver new that the visitor has sent to from this browser', async () => {
    const { screen, confirm } = await openPreview({}, {}, { storage: storageWith(recipient.toLowerCase()) })
    expect((await confirm()).getAttribute('aria-disabled')).toBe('true')
    await waitFor(async () => expect((await confirm()).getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText(/You have not sent to this address/)).toBeNull()
  })

  // T6
  it('says that the receiver is the own account, and not that it is new', async () => {
    const wallet = testWallet()
    const [own = ''] = wallet.accounts
    const { screen } = await openPreview({ recipient: own }, {}, {}, wallet)
    await screen.findByText('The receiver is your own account.')
    expect(screen.queryByText(/You have not sent to this address/)).toBeNull()
  })

  // F14
  it('keeps what it shows after a refusal, and asks again', async () => {
    const { kit, wallet, screen, confirm } = await openPreview({}, { node: sends })
    await screen.findByText(/You have not sent/)
    wallet.rejectNext('eth_sendTransaction')
    fireEvent.click(await confirm())
    await screen.findByText('Nothing was sent.')
    expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'signatureDeclined' })
    fireEvent.click(await confirm())
    await screen.findByTestId('send-pending')
  })

  // F9
  it('reads a cost that is old again before it asks, and asks for no higher one', async () => {
    const { wallet, screen, confirm } = await openPreview({}, { node: sends })
    await waitFor(async () => expect((await confirm()).getAttribute('aria-disabled')).toBeNull())
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
    stubServices({ node: { ...sends, eth_gasPrice: '0x77359400' } })
    fireEvent.click(await confirm())
    const accept = await screen.findByTestId('send-accept-change')
    const text = 'The network cost is now 0.000042 ETH at most, instead of 0.000021 ETH.'
    expect(
      screen.getAllByText((_, element) => element?.textContent?.replace(/[\u2066-\u2069]/g, '') === text),
    ).not.toEqual([])
    expect(screen.getByText('Network cost, at most').nextSibling?.textContent).toContain('0.000042 ETH')
    const asked = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
    expect(asked()).toEqual([])
    fireEvent.click(accept)
    fireEvent.click(await confirm())
    await screen.findByTestId('send-pending')
    expect(asked()).toMatchObject([{ params: [{ gasPrice: '0x77359400' }] }])
    vi.mocked(Date.now).mockRestore()
  })

  it('asks for a cost that has fallen without a word', async () => {
    const { wallet, screen, confirm } = await openPreview({}, { node: sends })
    await waitFor(async () => expect((await confirm()).getAttribute('aria-disabled')).toBeNull())
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
    stubServices({ node: { ...sends, eth_gasPrice: '0x1dcd6500' } })
    fireEvent.click(await confirm())
    await screen.findByTestId('send-pending')
    const [asked] = wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
    expect(asked).toMatchObject({ params: [{ gasPrice: '0x1dcd6500' }] })
    vi.mocked(Date.now).mockRestore()
  })

  // F13, T24
  it('asks once, however often it is pressed, and says where to confirm', async () => {
    const { wallet, screen, confirm } = await openPreview()
    await screen.findByText(/You have not sent/)
    wallet.setNeverAnswer(true)
    const button = await confirm()
    for (let press = 0; press < 5; press += 1) fireEvent.click(button)
    await waitFor(() => expect(button.textContent).toBe('Confirm in your wallet'))
    const asked = () => wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
    await waitFor(() => expect(asked()).toHaveLength(1))
  })

  // F17
  it('sends nothing when the wallet is on another network', async () => {
    const { wallet, screen, confirm } = await openPreview({}, { node: sends })
    await screen.findByText(/You have not sent/)
    wallet.changeChain(137)
    fireEvent.click(await confirm())
    await screen.findByText('Your wallet is on another network. Nothing was sent.')
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })
})

// F17
it('sends nothing when the wallet is on another account than was shown', async () => {
  const wallet = testWallet(undefined, undefined, 2)
  const { screen, confirm } = await openPreview({}, { node: sends }, {}, wallet)
  await screen.findByText(/You have not sent/)
  wallet.changeAccount(1)
  fireEvent.click(await confirm())
  await screen.findByText('Your wallet is on another account. Nothing was sent.')
  expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
})

// F35
describe('what has become of a transfer', () => {
  it.each([
    ['0x1', 'send-success', 'Sent'],
    ['0x0', 'send-failed', 'Transaction failed'],
  ])('is shown: status %s', async (status, testId, title) => {
    const node = { ...sends, eth_getTransactionReceipt: { ...receipt, status } }
    const { screen, confirm } = await openPreview({}, { node })
    await screen.findByText(/You have not sent/)
    fireEvent.click(await confirm())
    expect((await screen.findByTestId(testId)).textContent).toContain(title)
  })

  it('can be tried again with the same form where it has failed', async () => {
    const node = { ...sends, eth_getTransactionReceipt: { ...receipt, status: '0x0' } }
    const { screen, confirm } = await openPreview({ token: usdcAddress, amount: '5' }, { node })
    await screen.findByText(/You have not sent/)
    fireEvent.click(await confirm())
    fireEvent.click(await screen.findByTestId('send-retry'))
    await waitFor(() => expect(screen.getByTestId('send-review').textContent).toBe('Review send'))
    expect(screen.getByTestId('send-amount')).toHaveProperty('value', '5')
    expect(screen.getByTestId('send-receiver')).toHaveProperty('value', recipient)
  })
})
