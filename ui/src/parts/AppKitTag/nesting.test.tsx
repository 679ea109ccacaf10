// @vitest-environment happy-dom
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { type CodeStep, externalConnector } from '@wallet-kit/sdk'
import { connect, logIn } from '@wallet-kit/sdk/actions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'
import { testWallet } from '../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A kit as `createAppKit` of the entry for hosts that switch makes it. */
function kitLikeAppKit(options: TestKitOptions = {}) {
  const kit = testKit(options)
  kit._internal.isLikeAppKit = true
  return kit
}

describe("in a kit of a host that has switched, views nest as AppKit's", () => {
  it('the row of a wallet', async () => {
    const kit = kitLikeAppKit({ wallets: [testWallet()] })
    await kit.open()
    const row = await modalScreen().findByTestId('wallet-selector-com.example.test')
    expect(row.localName).toBe('w3m-list-wallet')
    expect(within(row).getByRole('button').dataset.testid).toBeUndefined()
  })

  it('the rows of networks: the list stays, with the new one marked', async () => {
    const kit = kitLikeAppKit({ wallets: [testWallet()] })
    await connect(kit, { connectorId: 'com.example.test' })
    await kit.open({ view: 'Networks' })
    const screen = modalScreen()
    const row = await screen.findByTestId('w3m-network-switch-Polygon')
    expect(row.localName).toBe('wui-list-network')
    expect(row.querySelector('wui-icon')).toBeNull()
    fireEvent.click(within(row).getByRole('button'))
    await waitFor(() => expect(row.querySelector('wui-icon')).not.toBeNull(), { timeout: 8_000 })
    expect(within(row).getByRole('button').getAttribute('aria-current')).toBe('true')
    expect(kit.isOpen()).toBe(true)
  })

  it('the ways to add funds, behind one button', async () => {
    const kit = kitLikeAppKit({ wallets: [testWallet()] })
    await connect(kit, { connectorId: 'com.example.test' })
    await kit.open()
    const screen = modalScreen()
    const label = await screen.findByTestId('w3m-account-default-fund-wallet-button')
    expect(screen.queryByTestId('wallet-features-receive-button')).toBeNull()
    expect(label.closest('w3m-account-view')).not.toBeNull()
    fireEvent.click(screen.getByTestId('wallet-features-fund-wallet-button'))
    fireEvent.click(await screen.findByTestId('wallet-features-receive-button', {}, { timeout: 8_000 }))
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('WalletReceive'))
    expect(kit.stores.modal.getState().history.map(({ view }) => view)).toContain('FundWallet')
  })

  it('the inputs of a code: filled one by one, or by pasting', async () => {
    const login = testLogin()
    const kit = kitLikeAppKit({ connectors: [login.connector] })
    const submit = vi.fn<CodeStep['submit']>(() => Promise.reject(new Error('Wrong')))
    await kit.open()
    logIn(kit, { email: 'alice@example.com' })
    await waitFor(() => expect(login.count()).toBe(1))
    const sent = await modalScreen().findAllByText('alice@example.com', { exact: false })
    expect(sent.map(({ localName }) => localName)).toEqual(['p'])
    // It is announced all the same.
    await modalScreen().findByText('Sending a code. It goes to alice @ example.com.')
    const resend = async () => undefined
    const destination = 'alice@example.com'
    await act(async () => login.request().report({ type: 'code', destination, resendAt: 0, submit, resend }))
    const screen = modalScreen()
    await screen.findByText('Enter the code we sent', { exact: false })
    const boxes = (await screen.findByTestId('wui-otp-input')).querySelectorAll('wui-input-numeric > input')
    const inputs = [...boxes] as HTMLInputElement[]
    expect(inputs).toHaveLength(6)
    for (const [index, digit] of [...'123456'].entries())
      fireEvent.change(inputs[index] as HTMLInputElement, { target: { value: digit } })
    await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith('123456'))
    await waitFor(() => expect(inputs.map(({ value }) => value).join('')).toBe(''))
    const [first, second] = inputs as [HTMLInputElement, HTMLInputElement]
    expect(document.querySelector('w3m-modal')?.shadowRoot?.activeElement).toBe(first)
    fireEvent.change(first, { target: { value: '6' } })
    fireEvent.keyDown(second, { key: 'Backspace' })
    expect(first.value).toBe('')
    fireEvent.change(first, { target: { value: '654 321' } })
    await waitFor(() => expect(submit).toHaveBeenLastCalledWith('654321'))
  })

  it('the accounts of a wallet: each tag has its address', async () => {
    const wallet = testWallet('Test Wallet', 'com.example.test', 2)
    const [first = '', second = ''] = wallet.accounts
    const kit = kitLikeAppKit({ wallets: [wallet] })
    await connect(kit, { connectorId: 'com.example.test' })
    await kit.open()
    const screen = modalScreen()
    fireEvent.click(within(await screen.findByTestId('wui-wallet-switch')).getByRole('button'))
    const active = await screen.findByTestId('wui-active-profile-wallet-item', {}, { timeout: 8_000 })
    expect(active.getAttribute('address')).toBe(first)
    const other = screen.getByTestId('active-connection')
    expect(other.getAttribute('address')).toBe(second)
    fireEvent.click(within(other).getByTestId('wui-inactive-profile-wallet-item-button'))
    await waitFor(() => expect(kit.getAddress()).toBe(second))
    await waitFor(() => expect(screen.getByTestId('active-connection').getAttribute('address')).toBe(first))
  })

  it('the settings of a login with one account, behind its profile', async () => {
    const login = externalConnector({
      id: 'frame',
      name: 'Frame',
      providers: { eip155: testWallet().provider },
    })
    const kit = kitLikeAppKit({ connectors: [{ ...login, type: 'AUTH' }] })
    await connect(kit, { connectorId: 'frame' })
    await kit.open()
    const screen = modalScreen()
    fireEvent.click(within(await screen.findByTestId('wui-wallet-switch')).getByRole('button'))
    const more = await screen.findByTestId(
      'wui-active-profile-wallet-item-more-button',
      {},
      { timeout: 8_000 },
    )
    fireEvent.click(within(more).getByRole('button'))
    await screen.findByTestId('account-settings-address')
    expect(screen.getByTestId('disconnect-button').localName).toBe('button')
  })

  it('in any other kit, the control itself has the test id', async () => {
    await testKit({ wallets: [testWallet()] }).open()
    const row = await modalScreen().findByTestId('wallet-selector-com.example.test')
    expect(row.localName).toBe('button')
  })
})
