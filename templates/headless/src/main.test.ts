import { createAppKit } from '@wallet-kit/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { announceTestWallet } from './announceTestWallet.ts'
import { kitOptions } from './kitOptions.ts'
import { readSettings } from './readSettings.ts'
import { showWallets } from './showWallets.ts'

test('a visitor connects, signs and disconnects by clicking', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')))
  const wallet = announceTestWallet({ 1: 'http://node.test' })
  const kit = createAppKit(kitOptions(readSettings()))
  onTestFinished(() => kit.destroy())
  const root = document.createElement('div')
  showWallets(kit, root)
  const press = (label: string) =>
    vi.waitFor(() => {
      const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)
      if (!found) throw new Error(`no button ${label}`)
      found.click()
    }, 5_000)

  await press('Test Wallet')
  await vi.waitFor(() => expect(root.textContent).toContain(`${wallet.accounts[0]} on Ethereum`), 10_000)
  await press('Sign a message')
  await vi.waitFor(() => expect(root.textContent).toMatch(/0x[0-9a-f]{130}/), 10_000)
  await press('Disconnect')
  await vi.waitFor(() => expect(root.textContent).not.toContain(' on Ethereum'), 10_000)
}, 30_000)
