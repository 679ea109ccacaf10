import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import RootLayout from './app/layout.tsx'
import Home from './app/page.tsx'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const render = (cookies: string | null) =>
  renderToString(
    <RootLayout cookies={cookies}>
      <Home />
    </RootLayout>,
  )

/** What wagmi's `cookieStorage` holds after a visit with a connected wallet. */
const cookieOf = (connector: object) => {
  const connection = { accounts: [account], chainId: 137, connector: { ...connector, uid: 'uid' } }
  const connections = { __type: 'Map', value: [['uid', connection]] }
  const state = { connections, chainId: 137, current: 'uid' }
  return `wagmi.store=${JSON.stringify({ state, version: 3 })}`
}

// F27
it('is rendered on a server without a window, disconnected', () => {
  expect(globalThis).not.toHaveProperty('window')
  const html = render(null)
  expect(html).toContain('<appkit-button')
  expect(html).toContain('disconnected  1 false')
  expect(html).toContain('<p id="wagmi">disconnected </p>')
})

it('shows the account of the last visit, which is in the cookie', () => {
  const html = render(cookieOf({ id: 'walletKit', name: 'Sandbox Wallet', type: 'walletKit' }))
  expect(html).toContain(`<p id="wagmi">reconnecting ${account}</p>`)
})
