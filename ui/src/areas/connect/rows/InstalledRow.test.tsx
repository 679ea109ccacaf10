// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { stubNode } from '../../../test/stubNode.ts'
import { testKit } from '../../../test/testKit.ts'
import { testWallet } from '../../../test/testWallet.ts'

const { connecting } = vi.hoisted(() => ({ connecting: vi.fn() }))
vi.mock('../connecting/index.ts', async (load) => {
  connecting()
  return load()
})

it('loads what connects the wallet once the row is hovered, where anything hovers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    ...matchMedia('all'),
    matches: true,
    addEventListener: () => undefined,
  })
  stubNode()
  onTestFinished(() => document.body.replaceChildren())
  const kit = testKit({ services: { walletDirectory: false, dataService: false }, wallets: [testWallet()] })
  await kit.open()
  const row = await modalScreen().findByTestId('wallet-selector-com.example.test')
  await vi.dynamicImportSettled()
  expect(connecting).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    // Until the modal is visible, hovering is no intent.
    fireEvent.pointerOver(row)
    expect(connecting).toHaveBeenCalled()
  }, 5_000)
})
