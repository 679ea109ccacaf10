// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { OpenOptions } from '@wallet-kit/sdk'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { mountButton } from '../elements/mountButton.ts'
import { AccountButton } from './AccountButton.tsx'
import { AppKitConnectButton } from './AppKitConnectButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A kit that restores the wallet of the last visit once that is let go. */
async function restoringKit() {
  const wallet = testWallet()
  const { provider } = wallet
  // As on the last visit.
  await provider.request({ method: 'eth_requestAccounts' })
  const request = provider.request.bind(provider)
  let restore = () => {}
  const restored = new Promise<void>((resolve) => {
    restore = resolve
  })
  provider.request = async (args) => {
    await restored
    return request(args)
  }
  const entries = new Map([
    ['@appkit/connection_status', 'connected'],
    ['@appkit/eip155:connected_connector_id', 'com.example.test'],
    ['@appkit/eip155:address', wallet.accounts[0] ?? ''],
  ])
  const kit = testKit({
    wallets: [wallet],
    storage: {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    },
  })
  const opened: (OpenOptions | undefined)[] = []
  vi.spyOn(kit, 'open').mockImplementation(async (options?: OpenOptions) => void opened.push(options))
  expect(kit.getAccount().status).toBe('reconnecting')
  return { kit, opened, restore: () => act(async () => restore()) }
}

async function renderButton(kit: ReactAppKit, button: React.ReactNode): Promise<HTMLButtonElement> {
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(<AppKitProvider kit={kit}>{button}</AppKitProvider>))
  const element = container.querySelector('button')
  if (!element) throw new Error('no button')
  return element
}

const inReact = (button: React.ReactNode) => (kit: ReactAppKit) => renderButton(kit, button)
const alone = (kind: 'button' | 'account' | 'connect' | 'network') => async (kit: ReactAppKit) => {
  mountButton(document.body, { kit, kind })
  const button = document.body.lastElementChild?.shadowRoot?.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}

describe('a press while the last connection is restored', () => {
  it.each([
    ['AccountButton', inReact(<AccountButton />), {}],
    ['ConnectButton', inReact(<ConnectButton />), {}],
    ['AppKitConnectButton', inReact(<AppKitConnectButton />), { view: 'Connect' }],
    ['<appkit-button>', alone('button'), {}],
    ['<appkit-account-button>', alone('account'), {}],
    ['<appkit-connect-button>', alone('connect'), { view: 'Connect' }],
  ])('of %s is kept, and done once', async (_, show, options) => {
    const { kit, opened, restore } = await restoringKit()
    const button = await show(kit)
    for (let press = 0; press < 3; press += 1) await act(async () => button.click())
    expect(opened).toEqual([])
    await restore()
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    await vi.waitFor(() => expect(opened).toEqual([options]))
    await act(async () => button.click())
    await vi.waitFor(() => expect(opened).toHaveLength(2))
  })

  it.each([
    ['NetworkButton', inReact(<NetworkButton />)],
    ['<appkit-network-button>', alone('network')],
  ])('of %s is done at once', async (_, show) => {
    const { kit, opened } = await restoringKit()
    const button = await show(kit)
    await act(async () => button.click())
    await vi.waitFor(() => expect(opened).toEqual([{ view: 'Networks' }]))
    expect(kit.getAccount().status).toBe('reconnecting')
  })
})
