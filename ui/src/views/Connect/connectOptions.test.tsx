// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../testing/modalScreen.ts'
import { stubNode } from '../../testing/stubNode.ts'
import { type TestKitOptions, testKit } from '../../testing/testKit.ts'
import { testWallet } from '../../testing/testWallet.ts'

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

it('leaves out kinds that connectorTypeOrder does not name', async () => {
  const screen = await open({ features: { connectorTypeOrder: ['injected'] } })
  expect(screen.queryByTestId('wallet-selector-mine')).toBeNull()
})

it('shows the guide unless enableWalletGuide is false', async () => {
  const screen = await open({})
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).not.toBeNull()
})

it('has no guide with enableWalletGuide: false', async () => {
  const screen = await open({ enableWalletGuide: false })
  expect(screen.queryByTestId('w3m-wallet-guide-get-started')).toBeNull()
})
