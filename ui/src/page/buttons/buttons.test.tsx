// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testWallet } from '../../test/testWallet.ts'
import { AccountButton } from './AccountButton.tsx'
import { AppKitConnectButton } from './AppKitConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

const inKit = (kit: ReactAppKit, children: ReactNode) => <AppKitProvider kit={kit}>{children}</AppKitProvider>
const connectTest = (kit: ReactAppKit) =>
  act(async () => void (await connect(kit, { connectorId: 'com.example.test' })))

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

describe('AccountButton', () => {
  it('is nothing without a wallet, then the account, which it opens', async () => {
    const wallet = testWallet()
    const kit = testKit({ wallets: [wallet] })
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(inKit(kit, <AccountButton charsStart={6} charsEnd={4} namespace="eip155" />))
    expect(screen.queryByRole('button')).toBeNull()
    await connectTest(kit)
    const button = await screen.findByTestId('account-button-eip155')
    const address = wallet.accounts[0] ?? ''
    await waitFor(() => expect(button.textContent).toContain(`${address.slice(0, 6)}…${address.slice(-4)}`))
    await waitFor(() => expect(button.textContent).toContain('1.000 ETH'), { timeout: 5_000 })
    await act(async () => button.click())
    expect(open).toHaveBeenCalledWith({ namespace: 'eip155' })
  })
})

describe('AppKitConnectButton', () => {
  it('opens the list of wallets, whether or not one is connected', async () => {
    const kit = testKit({ wallets: [testWallet()] })
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(inKit(kit, <AppKitConnectButton label="Log in" namespace="eip155" />))
    await connectTest(kit)
    const button = screen.getByTestId('connect-button-eip155')
    expect(button.textContent).toBe('Log in')
    await act(async () => button.click())
    expect(open).toHaveBeenCalledExactlyOnceWith({ view: 'Connect', namespace: 'eip155' })
  })

  it('is busy while the app says so', async () => {
    const kit = testKit()
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(inKit(kit, <AppKitConnectButton loadingLabel="One moment" />))
    act(() => kit.setLoading(true))
    const button = screen.getByTestId('connect-button')
    expect(button.textContent).toBe('One moment')
    await act(async () => button.click())
    expect(open).not.toHaveBeenCalled()
  })
})

// T11
it("AccountButton shows the account's avatar once it has loaded, and only while the account is connected", async () => {
  const wallet = testWallet()
  const dataService = 'http://data.invalid'
  const avatar = `${dataService}/avatars/alice.svg`
  const node = stubNode()
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.startsWith(dataService) ? Response.json({ name: 'alice.eth', avatar }) : node(request),
  )
  const services = { walletDirectory: false, dataService, relay: false } as const
  const kit = testKit({ wallets: [wallet], services })
  render(inKit(kit, <AccountButton balance="hide" />))
  await connectTest(kit)
  const button = await screen.findByTestId('account-button')
  await waitFor(() => expect(button.querySelector('img')?.getAttribute('src')).toBe(avatar))
  const image = button.querySelector('img') as HTMLImageElement
  expect([image.alt, image.referrerPolicy, image.hidden]).toEqual(['', 'no-referrer', true])
  fireEvent.load(image)
  expect(image.hidden).toBe(false)
  await act(async () => kit.disconnect())
  expect(screen.queryByRole('button')).toBeNull()
})

describe('NetworkButton', () => {
  it('names the network and opens the list', async () => {
    const kit = testKit({ wallets: [testWallet()] })
    const open = vi.spyOn(kit, 'open').mockResolvedValue()
    render(inKit(kit, <NetworkButton label="Pick a network" />))
    const button = screen.getByTestId('w3m-network-button')
    expect(button.textContent).toBe('Pick a network')
    await connectTest(kit)
    expect(button.textContent).toBe('Ethereum')
    await act(async () => button.click())
    expect(open).toHaveBeenCalledWith({ view: 'Networks' })
    act(() => kit.setLoading(true))
    expect(button).toHaveProperty('disabled', true)
  })

  it('asks to switch where the wallet is on an unsupported network, unless that is allowed', async () => {
    const wallet = testWallet()
    const kit = testKit({ wallets: [wallet] })
    render(inKit(kit, <NetworkButton />))
    await connectTest(kit)
    act(() => wallet.changeChain(5))
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Switch Network'))
    act(() => kit.updateOptions({ allowUnsupportedChain: true }))
    expect(screen.getByRole('button').textContent).not.toBe('Switch Network')
  })

  it('is nothing where networks cannot be switched, and is rendered on a server', () => {
    expect(renderToString(inKit(testKit(), <NetworkButton />))).toContain('Ethereum')
    expect(renderToString(inKit(testKit({ enableNetworkSwitch: false }), <NetworkButton />))).toBe('')
    expect(renderToString(inKit(testKit(), <AccountButton />))).toBe('')
  })

  it.each(['dark', 'light'] as const)('keeps its style where the page turns out to be %s', async (mode) => {
    document.body.style.colorScheme = mode
    onTestFinished(() => document.body.removeAttribute('style'))
    const kit = testKit()
    expect(renderToString(inKit(kit, <NetworkButton />))).toContain('data-theme="auto"')
    render(inKit(kit, <NetworkButton />))
    const { className } = screen.getByTestId('w3m-network-button')
    await act(() => kit._internal.loadNavigation())
    expect(kit.getThemeMode()).toBe(mode)
    expect(screen.getByTestId('w3m-network-button')).toMatchObject({ className, dataset: { theme: 'auto' } })
    act(() => kit.setThemeMode(mode))
    expect(screen.getByTestId('w3m-network-button').dataset.theme).toBe(mode)
  })
})
