// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { SIWXConfig } from '@wallet-kit/sdk'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { modalScreen } from '../test/modalScreen.ts'
import { stubNode } from '../test/stubNode.ts'
import { type TestKitOptions, testKit } from '../test/testKit.ts'
import { testWallet } from '../test/testWallet.ts'

/** A kit whose modal is open, with a button of the host page that had the focus before. */
async function openModal(options: TestKitOptions = {}) {
  document.body.innerHTML = '<main><button type="button">Open</button><p>Page</p></main>'
  const opener = document.querySelector('button')
  opener?.focus()
  const kit = testKit(options)
  await kit.open()
  const screen = modalScreen()
  const dialog = await screen.findByRole('dialog')
  return { kit, screen, dialog, opener }
}

/** Message in the dialog's live region. */
function announced(urgency: 'polite' | 'assertive') {
  const region = document.querySelector('w3m-modal')?.shadowRoot?.querySelector(`[data-live=${urgency}]`)
  return region?.textContent
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error')
  stubNode()
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  document.body.innerHTML = ''
})

describe('the modal', () => {
  it('is a dialog named by its title, in a shadow root of its own', async () => {
    const { dialog } = await openModal()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(modalScreen().getByRole('dialog', { name: 'Connect Wallet' })).toBe(dialog)
    expect(dialog.getRootNode()).toBeInstanceOf(ShadowRoot)
  })

  it('keeps the page out of reach while it is open, and gives everything back', async () => {
    const { kit, screen, dialog, opener } = await openModal()
    const main = document.querySelector('main')
    await waitFor(() => expect(main?.inert).toBe(true))
    expect(document.documentElement.style.overflowY).toBe('hidden')
    expect(dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement)).toBe(true)
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(kit.isOpen()).toBe(false))
    await waitFor(() => expect(screen.queryByTestId('w3m-modal-overlay')).toBeNull())
    expect(main?.inert).toBe(false)
    expect(document.documentElement.style.overflowY).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('closes when the backdrop is pressed, and not when the card is', async () => {
    const { kit, screen, dialog } = await openModal()
    fireEvent.mouseDown(dialog)
    expect(kit.isOpen()).toBe(true)
    fireEvent.mouseDown(screen.getByTestId('w3m-modal-overlay'))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  })

  it('is rendered ahead without being reachable, and requests nothing', async () => {
    const kit = testKit({ services: {}, wallets: [testWallet()] })
    await kit.prepareModal()
    const screen = modalScreen()
    expect(screen.queryByTestId('w3m-modal-overlay')).toBeNull()
    const row = screen.getByTestId('wallet-selector-com.example.test')
    const overlay = row.closest<HTMLElement>('[data-open=false]')
    expect(overlay && getComputedStyle(overlay).visibility).toBe('hidden')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('fades in the views that take the place of another, and not the first', async () => {
    const { kit, dialog } = await openModal()
    const body = () => dialog.querySelector<HTMLElement>('[data-view-body]')
    expect(body()?.dataset.fades).toBe('false')
    await waitFor(() => expect(document.querySelector('main')?.inert).toBe(true))
    await kit.open({ view: 'WhatIsAWallet' })
    await waitFor(() => expect(body()?.dataset).toMatchObject({ view: 'WhatIsAWallet', fades: 'true' }))
  })

  it('shows the view that was requested last', async () => {
    const kit = testKit()
    await Promise.all([kit.open({ view: 'Networks' }), kit.open({ view: 'WhatIsAWallet' })])
    await modalScreen().findByRole('dialog', { name: 'What is a wallet?' })
    expect(document.querySelectorAll('w3m-modal')).toHaveLength(1)
  })

  it('leaves nothing behind when the kit is destroyed', async () => {
    const { kit } = await openModal()
    kit.destroy()
    await waitFor(() => expect(document.querySelector('w3m-modal')).toBeNull())
    expect(document.querySelector('main')?.inert).toBe(false)
    expect(document.documentElement.style.overflowY).toBe('')
  })

  it('uses the element that the host page placed', async () => {
    document.body.innerHTML = '<section><w3m-modal></w3m-modal></section>'
    const kit = testKit({ disableAppend: true })
    await kit.open()
    await modalScreen().findByRole('dialog')
    expect(document.querySelectorAll('w3m-modal')).toHaveLength(1)
  })

  it('is a labelled region in the page when embedded', async () => {
    document.body.innerHTML = '<section><w3m-modal></w3m-modal></section><p>Page</p>'
    const kit = testKit({ enableEmbedded: true })
    await kit.prepareModal()
    const region = await modalScreen().findByRole('region', { name: 'Connect Wallet' })
    expect(region.getAttribute('aria-modal')).toBeNull()
    expect(document.querySelector('p')?.inert).not.toBe(true)
  })

  it('shows and announces the host app’s messages, also while it is closed', async () => {
    const kit = testKit()
    await kit.prepareModal()
    kit.showSuccessMessage('Saved <b>it</b>')
    const toast = await modalScreen().findByTestId('wui-snackbar-message')
    expect(toast.textContent).toBe('Saved <b>it</b>')
    expect(toast.closest('[role=status]')).not.toBeNull()
  })

  it('alerts the developer to a missing project id, unless debugging is off', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const { screen } = await openModal({ projectId: '' })
    const text = await screen.findByTestId('wui-alertbar-text')
    expect(text.textContent).toBe('Project ID Not Configured')
    await waitFor(() => expect(text.parentElement?.textContent).toContain('Pass projectId to createAppKit'))
    expect(text.parentElement?.querySelector('code')?.textContent).toBe('projectId')
    expect(text.parentElement?.textContent).toContain('errors/project-id-missing')
    vi.mocked(console.error).mockClear()
  })

  it('keeps alerts from visitors of a page that is not on the developer’s machine', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    location.href = 'https://shop.example/'
    onTestFinished(() => {
      location.href = 'http://localhost:3000/'
    })
    const { screen } = await openModal({ projectId: '' })
    await vi.dynamicImportSettled()
    expect(screen.queryByTestId('wui-alertbar-text')).toBeNull()
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Pass `projectId` to createAppKit'))
    vi.mocked(console.error).mockClear()
  })
})

describe('connecting', () => {
  it('goes from the wallet’s row to a connected, closed modal', async () => {
    const wallet = testWallet()
    const { kit, screen } = await openModal({ wallets: [wallet] })
    fireEvent.click(screen.getByRole('button', { name: /Test Wallet.*Installed/ }))
    await waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  it('explains a declined request and offers to try again', async () => {
    const wallet = testWallet()
    wallet.rejectNext('eth_requestAccounts')
    const { kit, screen } = await openModal({ wallets: [wallet] })
    fireEvent.click(screen.getByTestId('wallet-selector-com.example.test'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(retry.dataset.testid).toBe('w3m-connecting-widget-secondary-button')
    await waitFor(() => expect(announced('assertive')).toContain('Request declined'))
    fireEvent.click(retry)
    await waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  it('releases a wallet that never answers as soon as the user goes back', async () => {
    const wallet = testWallet()
    wallet.setNeverAnswer(true)
    const { kit, screen } = await openModal({ wallets: [wallet] })
    fireEvent.click(screen.getByTestId('wallet-selector-com.example.test'))
    await screen.findByRole('dialog', { name: 'Test Wallet' })
    await waitFor(() => expect(kit.getAccount().status).toBe('connecting'))
    await waitFor(() => expect(screen.getByText('Continue in Test Wallet')).toBeDefined())
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('dialog', { name: 'Connect Wallet' })
    expect(kit.getAccount().status).toBe('disconnected')
  })
})

// F13
describe('a wallet that never answers', () => {
  it('is asked again on demand', async () => {
    const wallet = testWallet()
    wallet.setNeverAnswer(true)
    const { kit, screen } = await openModal({ wallets: [wallet] })
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(screen.getByTestId('wallet-selector-com.example.test'))
    await screen.findByText('Continue in Test Wallet')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText(/Still waiting/)).toBeDefined()
    wallet.setNeverAnswer(false)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    vi.useRealTimers()
  })
})

describe('signing in', () => {
  const siwx = (): SIWXConfig => {
    const sessions: Awaited<ReturnType<SIWXConfig['getSessions']>>[number][] = []
    return {
      async createMessage({ accountAddress, chainId }) {
        const { host: domain, origin: uri } = location
        const lines = [
          `${domain} wants you to sign in with your Ethereum account:`,
          `${accountAddress}\n\n`,
          `URI: ${uri}`,
          'Version: 1',
          `Chain ID: ${chainId.replace('eip155:', '')}`,
          'Nonce: abcdefgh',
          'Issued At: 2026-01-01T00:00:00Z',
        ]
        return {
          accountAddress,
          chainId,
          domain,
          uri,
          version: '1',
          nonce: 'abcdefgh',
          toString: () => lines.join('\n'),
        }
      },
      addSession: async (session) => void sessions.push(session),
      getSessions: async () => sessions,
      revokeSession: async () => {},
      setSessions: async () => void sessions.splice(0),
    }
  }

  const signButton = (screen: ReturnType<typeof modalScreen>) => screen.getByRole('button', { name: 'Sign' })

  async function connectAndWait(wallet = testWallet()) {
    const opened = await openModal({ wallets: [wallet], siwx: siwx() })
    fireEvent.click(opened.screen.getByTestId('wallet-selector-com.example.test'))
    await opened.screen.findByRole('dialog', { name: 'Sign In' })
    return { ...opened, wallet }
  }

  // T4
  it('asks after connecting, shows who asks and the message, and closes once signed', async () => {
    const { kit, screen, wallet } = await connectAndWait()
    expect(screen.getByText(location.host)).toBeDefined()
    // Nothing can be signed that is not shown.
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
    const message = await screen.findByText(/wants you to sign in with your Ethereum account/)
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false)
    expect(message.textContent).toBe(kit.stores.signIn.getState().message)
    await waitFor(() => expect(signButton(screen).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  })

  it('explains why it does not close, and focuses the way out', async () => {
    const { kit, screen, dialog } = await connectAndWait()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(dialog.getAttribute('shake')).toBe('true'))
    const reason = 'Sign the message to continue, or cancel.'
    await waitFor(() => expect(announced('polite')).toBe(reason))
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    expect((dialog.getRootNode() as ShadowRoot).activeElement).toBe(cancel)
    expect(kit.isOpen()).toBe(true)
    fireEvent.click(cancel)
    await waitFor(() => expect(kit.getAccount().isConnected).toBe(false))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  })

  it('reports a declined signature and offers to sign again', async () => {
    const wallet = testWallet()
    const { kit, screen } = await connectAndWait(wallet)
    wallet.rejectNext('personal_sign')
    await waitFor(() => expect(signButton(screen).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(announced('assertive')).toContain('Signature declined'))
    await waitFor(() => expect(signButton(screen).getAttribute('aria-disabled')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
  })
})

describe('the account', () => {
  async function openAccount() {
    const wallet = testWallet()
    const opened = await openModal({ wallets: [wallet] })
    fireEvent.click(opened.screen.getByTestId('wallet-selector-com.example.test'))
    await waitFor(() => expect(opened.kit.isOpen()).toBe(false))
    await opened.kit.open()
    await opened.screen.findByRole('dialog', { name: 'Account' })
    return { ...opened, wallet }
  }

  it('copies the whole address and confirms it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { screen, wallet } = await openAccount()
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
    await screen.findByText('Address copied', { selector: '[data-testid=wui-snackbar-message]' })
    expect(writeText).toHaveBeenCalledWith(wallet.accounts[0])
  })

  it('switches the network, and explains a refusal', async () => {
    const { kit, screen, wallet } = await openAccount()
    fireEvent.click(screen.getByTestId('w3m-account-select-network'))
    await screen.findByRole('dialog', { name: 'Choose Network' })
    wallet.rejectNext('wallet_switchEthereumChain')
    fireEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
    await waitFor(() => expect(announced('assertive')).toContain('Network change declined'))
    fireEvent.click(screen.getByTestId('w3m-network-switch-Polygon'))
    await waitFor(() => expect(kit.getCaipNetworkId()).toBe('eip155:137'))
  })

  it('disconnects', async () => {
    const { kit, screen } = await openAccount()
    fireEvent.click(screen.getByTestId('disconnect-button'))
    await waitFor(() => expect(kit.getAccount().isConnected).toBe(false))
  })

  it('cannot leave an unsupported network without a decision', async () => {
    const { kit, screen, dialog, wallet } = await openAccount()
    await act(async () => wallet.changeChain(5))
    await screen.findByRole('dialog', { name: 'Switch Network' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    const reason = 'Choose a supported network to continue, or disconnect.'
    await waitFor(() => expect(announced('polite')).toBe(reason))
    expect(kit.isOpen()).toBe(true)
    fireEvent.click(screen.getByTestId('w3m-network-switch-Ethereum'))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  })
})
