// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { ConnectButton } from './ConnectButton.tsx'

const host = (kit: ReactAppKit, button = <ConnectButton balance="hide" />) => (
  <StrictMode>
    <AppKitProvider kit={kit}>{button}</AppKitProvider>
  </StrictMode>
)

beforeEach(() => {
  vi.spyOn(console, 'error')
  stubNode()
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  cleanup()
})

describe('ConnectButton', () => {
  it('opens the modal when pressed and closes it when pressed again', async () => {
    const kit = testKit()
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(host(kit))
    const button = screen.getByRole('button', { name: 'Connect Wallet' })
    expect(button.dataset.testid).toBe('connect-button')
    await act(async () => button.click())
    expect(open).toHaveBeenCalledTimes(1)
    const close = vi.spyOn(kit, 'close').mockResolvedValue()
    vi.spyOn(kit, 'isOpen').mockReturnValue(true)
    await act(async () => button.click())
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('prepares the modal on hover, without a request to a service', async () => {
    const kit = testKit()
    const prepare = vi.spyOn(kit, 'prepareModal').mockResolvedValue()
    render(host(kit))
    await act(async () => screen.getByRole('button').focus())
    expect(prepare).toHaveBeenCalled()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is busy and inactive while the host app sets `isLoading`', async () => {
    const kit = testKit()
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(host(kit, <ConnectButton label="Log in" loadingLabel="One moment" />))
    act(() => kit.setLoading(true))
    const button = screen.getByRole('button', { name: 'One moment' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => button.click())
    expect(open).not.toHaveBeenCalled()
    act(() => kit.setLoading(false))
    expect(screen.getByRole('button', { name: 'Log in' })).toBe(button)
  })

  it('reports that the modal failed to load, and tries again', async () => {
    const kit = testKit()
    vi.mocked(console.error).mockImplementation(() => {})
    vi.spyOn(kit, 'open').mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue()
    render(host(kit))
    await act(async () => screen.getByRole('button').click())
    const button = screen.getByRole('button', { name: 'Failed to load. Try again' })
    await act(async () => button.click())
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBe(button)
    vi.mocked(console.error).mockClear()
  })

  it('becomes the account button in the same element', async () => {
    const wallet = testWallet()
    const kit = testKit({ wallets: [wallet] })
    render(host(kit))
    const button = screen.getByRole('button')
    await act(async () => {
      await connect(kit, { connectorId: 'com.example.test' })
    })
    await waitFor(() => expect(screen.getByTestId('account-button')).toBe(button))
    const address = wallet.accounts[0] ?? ''
    expect(button.textContent).toBe(`${address.slice(0, 4)}…${address.slice(-6)}`)
  })

  it('reports that the wallet is on an unsupported network', async () => {
    const wallet = testWallet()
    const kit = testKit({ wallets: [wallet], enableNetworkSwitch: false })
    render(host(kit))
    await act(async () => {
      await connect(kit, { connectorId: 'com.example.test' })
      wallet.changeChain(5)
    })
    await screen.findByRole('button', { name: /Switch Network/ })
  })

  it('names its namespace in its test id', () => {
    render(host(testKit(), <ConnectButton namespace="eip155" />))
    expect(screen.getByTestId('connect-button-eip155')).toBeDefined()
  })

  // F27
  it('is rendered on a server and taken over without a warning', async () => {
    const kit = testKit()
    const container = document.createElement('div')
    container.innerHTML = renderToString(host(kit))
    expect(container.textContent).toContain('Connect Wallet')
    document.body.append(container)
    const root = await act(async () => hydrateRoot(container, host(kit)))
    expect(container.querySelector('button')?.textContent).toBe('Connect Wallet')
    await act(async () => root.unmount())
    container.remove()
  })
})
