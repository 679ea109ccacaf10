// @vitest-environment happy-dom
import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'

const { connecting, pairing } = vi.hoisted(() => ({ connecting: vi.fn(), pairing: vi.fn() }))
vi.mock('./connecting/index.ts', async (load) => {
  connecting()
  return load()
})
vi.mock('./pairing/index.ts', async (load) => {
  pairing()
  return load()
})

beforeEach(() => {
  // With a pointer that hovers, a row loads its view when it is hovered.
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    ...matchMedia('all'),
    matches: false,
    addEventListener: () => undefined,
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  stubNode()
})
afterEach(() => {
  document.body.innerHTML = ''
})

async function open(wallets: readonly ScriptedWallet[]): Promise<void> {
  const kit = testKit({ services: { walletDirectory: false, dataService: false }, wallets })
  await kit.open()
  await modalScreen().findByTestId('wallet-selector-walletconnect')
}

it('loads no view that pairs for a visitor with an installed wallet', async () => {
  await open([testWallet()])
  // Loaded in the same idle moment: the view that connects an installed wallet.
  await vi.waitFor(() => expect(connecting).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(pairing).not.toHaveBeenCalled()
})

it('loads the views that pair ahead of the click where no wallet is installed', async () => {
  await open([])
  await vi.waitFor(() => expect(pairing).toHaveBeenCalled())
})
