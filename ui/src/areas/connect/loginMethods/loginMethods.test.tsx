// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import type { SocialProvider } from '@wallet-kit/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../../test/modalScreen.ts'
import { type TestKitOptions, testKit } from '../../../test/testKit.ts'
import { testLogin } from '../../../test/testLogin.ts'
import { testWallet } from '../../../test/testWallet.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function openConnect(options: TestKitOptions = {}) {
  const login = testLogin()
  const kit = testKit({ wallets: [testWallet()], connectors: [login.connector], ...options })
  await kit.open({ view: 'Connect' })
  return { kit, login, screen: modalScreen() }
}

/** Ways to connect and separators, from top to bottom. */
function shownWays(): readonly (string | null)[] {
  const root = document.querySelector('w3m-modal')?.shadowRoot
  const ways =
    '[data-testid=wui-email-input], [data-testid$=separator], [data-testid=w3m-social-login-widget], [data-testid="wallet-selector-com.example.test"], [data-testid=w3m-collapse-wallets-button]'
  return [...(root?.querySelectorAll(ways) ?? [])].map((element) => element.getAttribute('data-testid'))
}

const email = 'wui-email-input'
const emailOr = 'w3m-email-login-or-separator'
const or = 'wui-separator'
const social = 'w3m-social-login-widget'
const wallet = 'wallet-selector-com.example.test'

describe('the ways to connect', () => {
  it.each<[string, TestKitOptions, readonly string[]]>([
    ['wallets first where one is installed', {}, [wallet, or, email, social]],
    [
      'wallets between the others',
      { features: { connectMethodsOrder: ['email', 'wallet', 'social'] } },
      [email, emailOr, wallet, or, social],
    ],
    [
      'e-mail alone',
      { features: { socials: false, connectMethodsOrder: ['email', 'wallet'] } },
      [email, emailOr, wallet],
    ],
    [
      'social networks alone',
      { features: { email: false, connectMethodsOrder: ['social', 'wallet'] } },
      [social, or, wallet],
    ],
    ['wallets alone', { features: { email: false, socials: false } }, [wallet]],
    ['no login connector', { connectors: [] }, [wallet]],
    ['no wallets', { enableWallets: false }, [email, social]],
    [
      'one button for wallets',
      { features: { collapseWallets: true, connectMethodsOrder: ['email', 'social', 'wallet'] } },
      [email, social, or, 'w3m-collapse-wallets-button'],
    ],
  ])('are separated and ordered: %s', async (_, options, expected) => {
    await openConnect(options)
    await waitFor(() => expect(shownWays()).toEqual(expected))
  })

  it('does not list the wallet of the login as a wallet', async () => {
    const { screen } = await openConnect()
    expect(screen.queryByText('Secure wallet')).toBeNull()
  })
})

const networks: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

describe('the social networks', () => {
  it.each([
    [1, ['google']],
    [2, ['google', 'x']],
    [6, ['google', 'x', 'discord', 'farcaster', 'github', 'apple']],
    [7, ['google', 'x', 'discord', 'farcaster', 'github', 'more']],
  ])('%i of them', async (count, expected) => {
    const { screen } = await openConnect({ features: { socials: networks.slice(0, count) } })
    const buttons = await screen.findAllByTestId(/^social-selector-/)
    expect(buttons.map((button) => button.getAttribute('data-testid')?.split('-')[2])).toEqual(expected)
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy()
  })

  it('have a view with all of them', async () => {
    const { screen } = await openConnect()
    fireEvent.click(await screen.findByRole('button', { name: 'More social networks' }))
    await screen.findByRole('dialog', { name: 'All social logins' })
    expect(screen.getAllByTestId(/^social-selector-/)).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'Continue with Facebook' })).toBeTruthy()
  })
})

describe('the e-mail field', () => {
  it('reports once per opening that the visitor is at it, and not where the modal has put the focus', async () => {
    const { kit, screen } = await openConnect({ features: { connectMethodsOrder: ['email', 'wallet'] } })
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    const selections = () => events.filter((name) => name === 'EMAIL_LOGIN_SELECTED').length
    const field = await screen.findByLabelText('Email address')
    fireEvent.focus(field)
    // The press that opened the modal ends here.
    fireEvent.keyUp(field, { key: 'Enter' })
    expect(selections()).toBe(0)
    fireEvent.keyUp(field, { key: 'Tab' })
    fireEvent.pointerDown(field)
    fireEvent.change(field, { target: { value: 'a' } })
    expect(selections()).toBe(1)

    await kit.close()
    await kit.open({ view: 'Connect' })
    fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: 'b' } })
    expect(selections()).toBe(2)
  })

  async function enter(value: string, options?: TestKitOptions) {
    const opened = await openConnect(options)
    const input = await opened.screen.findByLabelText('Email address')
    fireEvent.change(input, { target: { value } })
    return { ...opened, input, submit: () => fireEvent.submit(input) }
  }

  it('is an e-mail field that a password manager fills, with a button once an address may be in it', async () => {
    const { screen, input } = await enter('abc')
    expect(input.getAttribute('type')).toBe('email')
    expect(input.getAttribute('autocomplete')).toBe('email')
    expect(screen.queryByTestId('wui-email-input-submit')).toBeNull()
    fireEvent.change(input, { target: { value: 'abcd' } })
    expect(screen.getByRole('button', { name: 'Continue with this email address' })).toBeTruthy()
  })

  it('reports an invalid address at the field, and keeps the focus there', async () => {
    const { screen, input, submit, login } = await enter('alice@')
    submit()
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    const reason = input.ownerDocument
      .querySelector('w3m-modal')
      ?.shadowRoot?.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Invalid email')
    expect(screen.getAllByText('Invalid email').length).toBeGreaterThan(1)
    expect(login.count()).toBe(0)
    fireEvent.change(input, { target: { value: 'alice@example.com' } })
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('logs in with the address, and keeps it for the way back', async () => {
    const { kit, submit, login, screen } = await enter(' alice@example.com ')
    submit()
    await waitFor(() => expect(login.count()).toBe(1))
    expect(login.request().login).toEqual({ type: 'email', email: 'alice@example.com' })
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('EmailVerifyOtp'))
    fireEvent.click(await screen.findByTestId('header-back'))
    const again = await screen.findByLabelText('Email address')
    expect((again as HTMLInputElement).value).toContain('alice@example.com')
  })

  // T29
  it('counts down while the next e-mail is not allowed', async () => {
    const last = String(Date.now() - 2_500)
    const storage = {
      getItem: (name: string) => (name === '@appkit-wallet/LAST_EMAIL_LOGIN_TIME' ? last : null),
      setItem() {},
      removeItem() {},
    }
    const { screen, submit, login } = await enter('alice@example.com', { storage })
    submit()
    expect((await screen.findAllByText('Please try again after 28 seconds')).length).toBeGreaterThan(0)
    expect(login.count()).toBe(0)
    await screen.findByText('Please try again after 26 seconds', {}, { timeout: 4_000 })
  })
})

it('waits for the agreement that the host app asks for', async () => {
  const { screen, login } = await openConnect({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  const input = await screen.findByLabelText('Email address')
  fireEvent.change(input, { target: { value: 'alice@example.com' } })
  fireEvent.submit(input)
  const google = screen.getByRole('button', { name: 'Continue with Google' })
  expect(google.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(google)
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Discord' }))
  expect(login.count()).toBe(0)
  fireEvent.click(screen.getByTestId('wui-checkbox'))
  fireEvent.submit(input)
  await waitFor(() => expect(login.count()).toBe(1))
})
