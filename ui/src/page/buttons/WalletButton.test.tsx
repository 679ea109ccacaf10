// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { connect } from '@wallet-kit/sdk/actions'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'
import { testWallet } from '../../test/testWallet.ts'
import { WalletButton } from './WalletButton.tsx'

const inKit = (kit: ReactAppKit, children: ReactNode) => <AppKitProvider kit={kit}>{children}</AppKitProvider>
const rdns = 'com.example.test'
const directory = 'http://directory.invalid'
const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const links = { mobile_link: 'metamask://', homepage: 'https://metamask.example' }

/** A directory that knows one wallet. */
function stubDirectory() {
  const node = stubNode()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.startsWith(directory)) return node(request)
    const ids = new URL(request.url).searchParams.get('include')?.split(',') ?? []
    const data = ids.includes(metaMaskId)
      ? [{ id: metaMaskId, name: 'MetaMask', rdns: 'io.metamask', ...links }]
      : []
    return Response.json({ data, count: data.length })
  })
  return { walletDirectory: directory, dataService: false, relay: false } as const
}

const history = (kit: ReactAppKit) => kit.stores.modal.getState().history.map(({ view }) => view)

beforeEach(() => {
  stubNode()
})
afterEach(cleanup)

describe('WalletButton', () => {
  it('connects the wallet in the browser, in its own view, and is disabled from then on', async () => {
    const wallet = testWallet()
    wallet.setHold(true)
    const kit = testKit({ wallets: [wallet] })
    render(inKit(kit, <WalletButton wallet={rdns} />))
    const button = screen.getByTestId('apkt-wallet-button-external')
    expect(button.textContent).toContain('Test Wallet')
    await act(async () => button.click())
    await waitFor(() => expect(history(kit)).toEqual(['Connect', 'ConnectingExternal']), { timeout: 8_000 })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    const asked = () => wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')
    await waitFor(() => expect(asked()).toHaveLength(1))
    // A press while the wallet is asked does nothing.
    await act(async () => button.click())
    expect(asked()).toHaveLength(1)
    act(() => void kit.close())
    // The wallet still shows the question, which is taken over.
    const connecting = connect(kit, { connectorId: rdns })
    await waitFor(() => expect(kit.stores.connection.getState().attempt.status).toBe('asking'))
    wallet.answerPending()
    await act(async () => void (await connecting))
    expect(asked()).toHaveLength(1)
    expect(button).toHaveProperty('disabled', true)
    await act(async () => kit.disconnect())
    expect(button).toHaveProperty('disabled', false)
  })

  // T16
  it('is not the button of a wallet that only has the name', () => {
    const kit = testKit({ wallets: [testWallet('MetaMask', 'com.example.impostor')] })
    render(inKit(kit, <WalletButton wallet="metamask" />))
    expect(screen.getByTestId('apkt-wallet-button').textContent).toContain('MetaMask')
    expect(screen.queryByTestId('apkt-wallet-button-external')).toBeNull()
  })

  // T16
  it('connects neither of two wallets under one rdns', () => {
    const kit = testKit({ wallets: [testWallet('One', 'io.metamask'), testWallet('Two', 'io.metamask')] })
    render(inKit(kit, <WalletButton wallet="metamask" />))
    expect(screen.queryByTestId('apkt-wallet-button-external')).toBeNull()
  })

  // T27
  it('looks its wallet up when it is pressed, not before, and shows where to get it', async () => {
    const kit = testKit({ services: stubDirectory() })
    const sent = vi.spyOn(globalThis, 'fetch')
    render(inKit(kit, <WalletButton wallet="metamask" />))
    expect(screen.getByRole('button').querySelector('img')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
    await act(async () => screen.getByRole('button').click())
    await waitFor(() => expect(history(kit)).toEqual(['Connect', 'Downloads']), { timeout: 8_000 })
    expect(kit.stores.modal.getState().data).toMatchObject({ wallet: { id: metaMaskId } })
  })

  it.each([
    ['the directory does not know it', 'f'.repeat(64)],
    ['there is no pairing', 'walletConnect'],
  ])('opens the list of wallets where %s', async (_, wallet) => {
    const kit = testKit({ services: stubDirectory() })
    render(inKit(kit, <WalletButton wallet={wallet} />))
    await act(async () => screen.getByRole('button').click())
    await waitFor(() => expect(kit.isOpen()).toBe(true), { timeout: 8_000 })
    expect(history(kit)).toEqual(['Connect'])
  })

  it('connects only its namespace, and is disabled while that one is connected', async () => {
    const kit = testKit({ wallets: [testWallet()] })
    render(inKit(kit, <WalletButton wallet={rdns} namespace="eip155" />))
    render(inKit(kit, <WalletButton wallet={rdns} namespace="solana" label="Solana" />))
    await act(async () => screen.getByRole('button', { name: 'Test Wallet' }).click())
    await waitFor(() => expect(kit.getIsConnectedState()).toBe(true), { timeout: 8_000 })
    expect(kit.isOpen()).toBe(false)
    expect(screen.getByRole('button', { name: 'Test Wallet' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Solana' })).toHaveProperty('disabled', false)
  })

  it('asks for consent first where the host app wants that', async () => {
    const wallet = testWallet()
    const kit = testKit({
      wallets: [wallet],
      termsConditionsUrl: 'https://app.example/terms',
      features: { legalCheckbox: true },
    })
    render(inKit(kit, <WalletButton wallet={rdns} />))
    await act(async () => screen.getByRole('button').click())
    await waitFor(() => expect(kit.isOpen()).toBe(true), { timeout: 8_000 })
    expect(history(kit)).toEqual(['Connect'])
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toEqual([])
  })

  it('shows the image of the host app once it has loaded, letters before, and its own label', () => {
    const connectorImages = { metamask: 'https://app.example/fox.png' }
    render(inKit(testKit({ connectorImages }), <WalletButton wallet="metamask" label="Use the fox" />))
    const button = screen.getByRole('button', { name: 'Use the fox' })
    const image = button.querySelector('img') as HTMLImageElement
    expect([image.src, image.hidden, image.alt]).toEqual([connectorImages.metamask, true, ''])
    expect(button.textContent).toBe('UTUse the fox')
    fireEvent.load(image)
    expect(image.hidden).toBe(false)
  })

  it('is rendered on a server as without a wallet in the browser', () => {
    const kit = testKit({ wallets: [testWallet()] })
    expect(renderToString(inKit(kit, <WalletButton wallet={rdns} />))).toContain('Connect Wallet')
  })
})

describe('a button that logs in', () => {
  const openLogin = async (name: string) => {
    const login = testLogin()
    const kit = testKit({ connectors: [login.connector] })
    vi.spyOn(window, 'open').mockReturnValue(null)
    render(inKit(kit, <WalletButton wallet={name} />))
    return { kit, login }
  }

  it('at a social network begins with it', async () => {
    const { kit, login } = await openLogin('google')
    const button = screen.getByTestId('apkt-wallet-button-social')
    expect(button.textContent).toContain('Google')
    await act(async () => button.click())
    await waitFor(() => expect(login.count()).toBe(1), { timeout: 8_000 })
    expect(login.request().login).toMatchObject({ type: 'social', provider: 'google' })
    expect(history(kit)).toEqual(['Connect', 'ConnectingSocial'])
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    act(() => void kit.close())
  })

  it('with an e-mail address asks for it', async () => {
    const { kit } = await openLogin('email')
    await act(async () => screen.getByTestId('apkt-wallet-button-email').click())
    await waitFor(() => expect(history(kit)).toEqual(['Connect', 'EmailLogin']), { timeout: 8_000 })
  })

  it('shows the list of wallets where there is no login', async () => {
    const kit = testKit()
    render(inKit(kit, <WalletButton wallet="google" />))
    await act(async () => screen.getByTestId('apkt-wallet-button-social').click())
    await waitFor(() => expect(history(kit)).toEqual(['Connect']), { timeout: 8_000 })
  })
})
