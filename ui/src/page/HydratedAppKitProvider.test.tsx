// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { LastVisit } from '@wallet-kit/sdk/cookies'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAppKitAccount } from '../kit/hooks/useAppKitAccount.ts'
import { useAppKitState } from '../kit/hooks/useAppKitState.ts'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { stubNode } from '../test/stubNode.ts'
import { networks, testKit } from '../test/testKit.ts'
import { testWallet } from '../test/testWallet.ts'
import { ConnectButton } from './buttons/ConnectButton.tsx'
import { NetworkButton } from './buttons/NetworkButton.tsx'
import { HydratedAppKitProvider } from './HydratedAppKitProvider.tsx'

const [address = ''] = testWallet().accounts
const shown = `${address.slice(0, 4)}…${address.slice(-6)}`
const visit: LastVisit = {
  networkId: 'eip155:137',
  connections: { eip155: { connectorId: 'com.example.test', address } },
}

function Info() {
  const { status, lastAddress } = useAppKitAccount()
  const { selectedNetworkId, activeChain, initialized } = useAppKitState()
  return <p>{`${status} ${lastAddress} ${selectedNetworkId} ${activeChain} ${initialized}`}</p>
}

const host = (kit: ReactAppKit, initialState?: LastVisit) => (
  <StrictMode>
    <HydratedAppKitProvider kit={kit} initialState={initialState}>
      <ConnectButton balance="hide" />
      <NetworkButton />
      <Info />
    </HydratedAppKitProvider>
  </StrictMode>
)

/** The kit of a page after the visit, which its wallet has not answered yet. */
async function returnTo({ networkId }: LastVisit, wallet = testWallet()): Promise<ReactAppKit> {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const before = testKit({ wallets: [wallet], storage })
  await connect(before, { connectorId: 'com.example.test' })
  const network = networks.find(({ id }) => networkId?.endsWith(`:${id}`))
  if (network) await before.switchNetwork(network)
  before.destroy()
  return testKit({ storage })
}

/** As on a server, which knows nothing but the request. */
const renderOnServer = (initialState?: LastVisit) => renderToString(host(testKit(), initialState))

beforeEach(() => {
  vi.spyOn(console, 'error')
  stubNode()
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  cleanup()
  document.body.replaceChildren()
})

// F27
describe('a returning visitor, rendered on a server', () => {
  it('has the account in the page, marked as reconnecting, and the network of the last visit', () => {
    const html = renderOnServer(visit)
    expect(html).toMatch(/data-testid="account-button"[^>]*aria-busy="true"/)
    expect(html).toContain(`${shown}</bdi>`)
    expect(html).toContain('Polygon')
    expect(html).toContain(`reconnecting ${address} eip155:137 eip155 false`)
    expect(renderOnServer()).toContain('disconnected undefined eip155:1 eip155 false')
  })

  it('is taken over without a warning, in the same element, until the wallet has answered', async () => {
    const html = renderOnServer(visit)
    const kit = await returnTo(visit)
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const button = container.querySelector('button')
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(button?.textContent ?? ''))
    observer.observe(container, { subtree: true, childList: true, characterData: true })
    const recovered = vi.fn()
    const root = await act(async () =>
      hydrateRoot(container, host(kit, visit), { onRecoverableError: recovered }),
    )
    await act(async () => kit.ready())
    expect(container.querySelector('p')?.textContent).toMatch(/^connected .* eip155:137 eip155 true$/)
    expect(button?.getAttribute('aria-busy')).toBeNull()
    expect(container.querySelector('button')).toBe(button)
    expect(recovered).not.toHaveBeenCalled()
    expect(new Set(texts)).toEqual(new Set([shown]))
    observer.disconnect()
    await act(async () => root.unmount())
  })

  it('is taken over without a warning where the wallet is on an unsupported network by then', async () => {
    const html = renderOnServer(visit)
    const wallet = testWallet()
    const kit = await returnTo(visit, wallet)
    await kit.ready()
    wallet.changeChain(5)
    await vi.waitFor(() => expect(kit.stores.networks.getState().isSupported).toBe(false))
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const button = container.querySelector('button')
    const recovered = vi.fn()
    const root = await act(async () =>
      hydrateRoot(container, host(kit, visit), { onRecoverableError: recovered }),
    )
    expect(recovered).not.toHaveBeenCalled()
    expect(container.querySelector('button')).toBe(button)
    expect(button?.textContent).toContain('Switch Network')
    await act(async () => root.unmount())
  })

  it('whose connection is gone from the page is shown as a new one', async () => {
    const html = renderOnServer(visit)
    const kit = testKit()
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    const root = await act(async () => hydrateRoot(container, host(kit, visit)))
    expect(container.querySelector('button')?.textContent).toBe('Connect Wallet')
    await act(async () => root.unmount())
  })
})
