// @vitest-environment happy-dom
import { connect } from '@wallet-kit/sdk/actions'
import { announceWallet, createScriptedWallet } from '@wallet-kit/sdk/testing'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import RootLayout from './app/layout.tsx'
import Home from './app/page.tsx'
import { modal } from './context/index.tsx'

// F27
it('is hydrated without a warning, and follows the wallet', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const reported = vi.spyOn(console, 'error')
  const page = (
    <RootLayout cookies={null}>
      <Home />
    </RootLayout>
  )
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  const container = document.body.firstElementChild
  if (!container) throw new Error('nothing was rendered')
  const root = await act(async () => hydrateRoot(container, page))
  expect(reported).not.toHaveBeenCalled()

  const wallet = createScriptedWallet({
    name: 'Test Wallet',
    rdns: 'test.wallet',
    accounts: ['0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
    chains: { 1: 'http://localhost:3000/node/1' },
  })
  const withdraw = announceWallet(wallet)
  await act(async () => connect(modal, { connectorId: 'test.wallet' }))
  const [account] = wallet.accounts
  await vi.waitFor(() => expect(document.querySelector('#wagmi')?.textContent).toBe(`connected ${account}`))
  expect(document.querySelector('#kit')?.textContent).toBe(`connected ${account} 1 false`)
  withdraw()
  await act(async () => root.unmount())
  modal.destroy()
})
