// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
  document.body.innerHTML = ''
})

const customWallets = [{ id: 'mine', name: 'Orchard Wallet', homepage: 'https://orchard.example' }]

async function open(options: TestKitOptions) {
  const kit = testKit({ wallets: [testWallet()], customWallets, ...options })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('wallet-selector-com.example.test')
  return screen
}

it('lists the kinds that connectorTypeOrder names', async () => {
  const screen = await open({})
  expect(await screen.findByTestId('wallet-selector-mine')).toBeDefined()
})

it('lists kinds that connectorTypeOrder does not name after the others', async () => {
  const screen = await open({ features: { connectorTypeOrder: ['custom'] } })
  const rows = screen.getAllByTestId(/^wallet-selector-/).map((row) => row.getAttribute('data-testid'))
  expect(rows).toEqual(['wallet-selector-mine', 'wallet-selector-com.example.test'])
})

it.each(['social', 'wallet'] as const)(
  'connectMethodsOrder: wallets are listed where %s is first, as no other method exists',
  async (first) => {
    const screen = await open({ features: { connectMethodsOrder: [first] } })
    expect(screen.getByTestId('wallet-selector-mine')).toBeDefined()
  },
)

it.each([{ collapseWallets: true }, { emailShowWallets: false }])(
  '%o: one button, which opens the list of wallets in ConnectWallets',
  async (features) => {
    const { connector } = testLogin()
    const kit = testKit({ wallets: [testWallet()], customWallets, features, connectors: [connector] })
    await kit.open()
    const screen = modalScreen()
    const button = await screen.findByTestId('w3m-collapse-wallets-button')
    expect(button.textContent).toBe('Continue with a wallet')
    expect(screen.queryByTestId('wallet-selector-mine')).toBeNull()
    fireEvent.click(button)
    await screen.findByTestId('wallet-selector-mine')
    expect(kit.stores.modal.getState().view).toBe('ConnectWallets')
    expect(screen.getByTestId('w3m-header-text').textContent).toBe('Connect wallet')
    fireEvent.click(screen.getByTestId('wallet-selector-com.example.test'))
    await waitFor(() => expect(kit.getIsConnectedState()).toBe(true))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  },
)

it('collapses nothing where wallets are the only way to connect', async () => {
  const screen = await open({ features: { collapseWallets: true } })
  expect(screen.queryByTestId('w3m-collapse-wallets-button')).toBeNull()
})

it('setCollapseWallets collapses the list while it is shown', async () => {
  const kit = testKit({ wallets: [testWallet()], connectors: [testLogin().connector] })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('wallet-selector-com.example.test')
  kit.setCollapseWallets(true)
  await screen.findByTestId('w3m-collapse-wallets-button')
  kit.setCollapseWallets(false)
  await screen.findByTestId('wallet-selector-com.example.test')
})

it('enableWallets: false leaves neither the list nor the button', async () => {
  const kit = testKit({ wallets: [testWallet()], enableWallets: false, features: { collapseWallets: true } })
  await kit.open()
  const screen = modalScreen()
  await screen.findByTestId('w3m-wallet-guide-get-started')
  expect(screen.queryByTestId('w3m-collapse-wallets-button')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows the guide unless enableWalletGuide is false', async () => {
  const screen = await open({})
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).not.toBeNull()
})

it('has no guide with enableWalletGuide: false', async () => {
  const screen = await open({ enableWalletGuide: false })
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).toBeNull()
})

it('speaks of a phone on one: it does not scan its own screen, and has no extensions', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
  await testKit({
    services: { walletDirectory: false, dataService: false, relay: 'wss://relay.test' },
  }).open()
  const screen = modalScreen()
  const pairing = await screen.findByTestId('wallet-selector-walletconnect')
  expect(pairing.textContent).toBe('WalletConnectOther device')
  const card = screen.getByRole('dialog')
  expect(card.textContent).toContain('Pick the wallet on this phone, or use one on another device.')
  expect(card.textContent).not.toMatch(/QR|extension|[Ii]nstall/)
})
