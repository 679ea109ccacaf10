import { readFileSync } from 'node:fs'
import { announceWallet, createScriptedWallet } from '@wallet-kit/sdk/testing'
import { expect, test, vi } from 'vitest'

/** First key of the well-known development mnemonic "test test … junk". Never send anything of value to it. */
const developmentKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

test('a visitor connects, signs and is shown by clicking', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')))
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.replaceChildren(...page.body.childNodes)
  const wallet = createScriptedWallet({
    name: 'Test Wallet',
    rdns: 'com.example.test-wallet',
    accounts: [developmentKey],
    chains: { 1: 'http://node.test' },
  })
  announceWallet(wallet)
  const { kit } = await import('./main.js')
  await press(() => document.querySelector('appkit-button')?.shadowRoot, /Connect Wallet/)
  await press(() => document.querySelector('w3m-modal')?.shadowRoot, /Test Wallet/)
  const account = document.getElementById('account')
  await vi.waitFor(() => expect(account?.textContent).toBe(`${wallet.accounts[0]} on Ethereum`), 10_000)
  await press(() => document.body, /Sign a message/)
  await vi.waitFor(
    () => expect(document.getElementById('signature')?.textContent).toMatch(/^0x[0-9a-f]{130}$/),
    10_000,
  )
  kit.destroy()
}, 30_000)

/**
 * Clicks a button once it is there.
 *
 * @param {() => ParentNode | null | undefined} where
 * @param {RegExp} label
 */
async function press(where, label) {
  await vi.waitFor(() => {
    const buttons = [...(where()?.querySelectorAll('button') ?? [])]
    const found = buttons.find(({ textContent }) => label.test(textContent ?? ''))
    if (!found) throw new Error(`no button ${label}`)
    found.click()
  }, 10_000)
}
