// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from '@testing-library/react'
import type { CodeStep, ConnectStep, SocialProvider } from '@wallet-kit/sdk'
import { logIn } from '@wallet-kit/sdk/actions'
import { createError, type ErrorCode } from '@wallet-kit/sdk/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goOffline } from '../../test/goOffline.ts'
import { modalScreen } from '../../test/modalScreen.ts'
import { testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'

const email = 'alice@example.com'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const errorOf = (code: ErrorCode, message: string = code, context = {}) =>
  createError([code, 1703, message], { context })

/** Opens the modal and logs in; the service's steps are the test's. */
async function begin(
  parameters: { email: string } | { provider: SocialProvider } = { email },
  frame?: string,
) {
  const login = testLogin()
  const kit = testKit({ connectors: [login.connector] })
  if (frame) Object.assign(kit.services, { frame })
  await kit.open()
  logIn(kit, parameters)
  await waitFor(() => expect(login.count()).toBe(1))
  const screen = modalScreen()
  const report = (step: ConnectStep) => act(async () => login.request().report(step))
  return { kit, login, screen, report }
}

async function askForCode(change: Partial<CodeStep> = {}) {
  const opened = await begin()
  const submit = vi.fn<CodeStep['submit']>(() => new Promise(() => {}))
  const resend = vi.fn<CodeStep['resend']>(async () => {})
  await opened.report({
    type: 'code',
    destination: email,
    resendAt: Date.now() + 30_000,
    submit,
    resend,
    ...change,
  })
  const input = (await opened.screen.findByLabelText('Code of six digits')) as HTMLInputElement
  return {
    ...opened,
    submit,
    resend,
    input,
    enter: (value: string) => fireEvent.change(input, { target: { value } }),
  }
}

const shadow = () => document.querySelector('w3m-modal')?.shadowRoot ?? document
const focused = () => shadow().activeElement
const card = () => modalScreen().getByTestId('w3m-modal-card')
const live = (urgency: 'polite' | 'assertive') => card().querySelector(`[aria-live=${urgency}]`)?.textContent

describe('EmailVerifyOtp', () => {
  it('says that the code is being sent, and then that it takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { screen } = await begin()
    await screen.findByRole('dialog', { name: 'Confirm Email' })
    await screen.findByText(`It goes to ${email}.`)
    await waitFor(() => expect(live('polite')).toBe('Sending a code. It goes to alice @ example.com.'))
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    await screen.findAllByText(/login service has not replied yet/)
  })

  it('asks for the code in one field that has the focus, and says how long it is valid', async () => {
    const { screen, input } = await askForCode()
    expect(input.getAttribute('inputmode')).toBe('numeric')
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(screen.getByTestId('wui-otp-input').contains(input)).toBe(true)
    expect(screen.getByText(`Enter the code we sent to ${email}.`)).toBeTruthy()
    expect(screen.getByText('The code is valid for 20 minutes.')).toBeTruthy()
    expect(shadow().getElementById?.(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      email,
    )
    await waitFor(() => expect(focused()).toBe(input))
  })

  it.each(['123456', '123 456', '12-34-56', '١٢٣٤٥٦'])(
    'submits %s once it is complete, once',
    async (code) => {
      const { submit, enter, input, screen } = await askForCode()
      enter('123')
      expect(submit).not.toHaveBeenCalled()
      enter(code)
      await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith('123456'))
      expect(input.readOnly).toBe(true)
      enter('654321')
      expect(submit).toHaveBeenCalledTimes(1)
      expect(screen.getAllByText('Checking the code...').length).toBeGreaterThan(0)
    },
  )

  // F33, T29
  it("shows the service's message about a wrong code as text, and has it entered anew", async () => {
    const message = 'Invalid code <b>2</b> attempts left'
    const submit = vi.fn<CodeStep['submit']>(async () => {
      throw errorOf('FRAME_ERROR', message)
    })
    const { kit, enter, input, screen } = await askForCode({ submit })
    enter('000000')
    await waitFor(() => expect(screen.getAllByText(message).length).toBe(2))
    expect(kit.getEvent().data).toEqual({
      type: 'track',
      event: 'EMAIL_VERIFICATION_CODE_FAIL',
      properties: { message },
    })
    expect(live('assertive')).toContain(message)
    expect(input.value).toBe('')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(focused()).toBe(input)
    enter('111111')
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  })

  it('says that the code was not checked where the service was out of reach', async () => {
    const submit = () => Promise.reject(errorOf('FRAME_REQUEST_ABORTED'))
    const { enter, screen } = await askForCode({ submit })
    enter('000000')
    await screen.findAllByText(/The code was not checked\. Check your connection/)
  })

  it('empties the field, and focuses it, for a new code', async () => {
    const { screen, enter, input, login, submit, resend } = await askForCode({ resendAt: Date.now() })
    enter('12')
    resend.mockImplementation(async () =>
      login
        .request()
        .report({ type: 'code', destination: email, resendAt: Date.now() + 30_000, submit, resend }),
    )
    const button = await screen.findByRole('button', { name: 'Resend code' })
    button.focus()
    fireEvent.click(button)
    await screen.findAllByText(`A new code was sent to ${email}.`)
    expect(input.value).toBe('')
    expect(focused()).toBe(input)
    enter('345678')
    await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith('345678'))
  })

  it('keeps what was typed where no new code was sent', async () => {
    const { screen, enter, input, resend } = await askForCode({ resendAt: Date.now() })
    enter('12')
    resend.mockRejectedValue(errorOf('FRAME_REQUEST_ABORTED'))
    fireEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    await screen.findAllByText(/No new code was sent/)
    expect(input.value).toBe('12')
  })

  it('sends the code again once that is allowed', async () => {
    // Longer than the view takes to come on a busy machine.
    const { screen, resend } = await askForCode({ resendAt: Date.now() + 2_500 })
    const button = screen.getByRole('button', { name: /^Resend code in [123] s$/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(resend).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Resend code' }, { timeout: 4_000 }))
    await waitFor(() => expect(resend).toHaveBeenCalledTimes(1))
    expect((await screen.findAllByText(`A new code was sent to ${email}.`)).length).toBeGreaterThan(0)
  })

  it('says that no code was sent again', async () => {
    const resend = () => Promise.reject(errorOf('FRAME_REQUEST_ABORTED'))
    const { screen } = await askForCode({ resendAt: 0, resend })
    fireEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    await screen.findAllByText(/No new code was sent/)
  })

  it('closes once the visitor is logged in', async () => {
    const { kit, login } = await askForCode()
    const embeddedWalletInfo = {
      user: { email },
      authProvider: 'email',
      accountType: 'eoa',
      isSmartAccountDeployed: false,
    } as const
    login.succeed({ embeddedWalletInfo })
    await waitFor(() => expect(kit.getIsConnectedState()).toBe(true))
    await waitFor(() => expect(kit.isOpen()).toBe(false))
  })

  it('gives the login up when it is left', async () => {
    const { screen, login, kit } = await askForCode()
    fireEvent.click(screen.getByTestId('header-back'))
    await waitFor(() => expect(login.request().signal.aborted).toBe(true))
    expect(kit.stores.modal.getState().view).toBe('Connect')
  })

  // F22
  it.each<[ErrorCode, string, object, RegExp]>([
    ['FRAME_LOAD_FAILED', '', {}, /Unable to load email login dependency.*content blocker/],
    ['FRAME_REQUEST_ABORTED', '', {}, /Something went wrong.*did not reply in time/],
    ['FRAME_ERROR', 'Invalid email. Try again.', {}, /Invalid email\. Try again\..*choose another way/],
    ['EMAIL_LOGIN_COOLDOWN', '', { seconds: 12 }, /Please try again after 12 seconds/],
    ['FRAME_MESSAGE_INVALID', '', {}, /Login failed.*Try again, or go back/],
  ])('says what to do after %s, and tries again', async (code, message, context, says) => {
    const { screen, login } = await begin()
    login.fail(errorOf(code, message, context))
    await waitFor(() => expect(card().textContent).toMatch(says))
    expect(live('assertive')).toMatch(says)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(login.count()).toBe(2))
    expect(login.request().login).toEqual({ type: 'email', email })
  })

  it("shows the service's message in the direction of its own language", async () => {
    const { screen, login } = await begin()
    const message = 'The email could not be sent.'
    login.fail(errorOf('FRAME_ERROR', message))
    await waitFor(() =>
      expect(screen.getAllByText(message).some(({ tagName }) => tagName === 'BDI')).toBe(true),
    )
  })

  it('names a missing network as the reason', async () => {
    const { login } = await begin()
    goOffline()
    login.fail(errorOf('FRAME_LOAD_FAILED'))
    await waitFor(() => expect(card().textContent).toMatch(/You are offlineGo online, then try again\./))
  })
})

describe('EmailVerifyDevice', () => {
  it('is shown while the browser is unknown to the service, and followed by the code', async () => {
    const { screen, report, login } = await begin()
    await report({ type: 'device', destination: email })
    await screen.findByRole('dialog', { name: 'Register Device' })
    expect(card().textContent).toMatch(/Open the link in the email that we sent to alice@example\.com/)
    fireEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
    await waitFor(() => expect(login.count()).toBe(2))
    const step = { submit: async () => {}, resend: async () => {} }
    await report({ type: 'code', destination: email, resendAt: 0, ...step })
    await screen.findByRole('dialog', { name: 'Confirm Email' })
    await screen.findByLabelText('Code of six digits')
  })

  it('shows the number of the link where there is one, as one word, and announces it', async () => {
    const { screen, report } = await begin()
    await report({ type: 'device', destination: email, code: '4821' })
    await screen.findByRole('dialog', { name: 'Register Device' })
    const sentence = 'The page of the link shows this number. If it shows another one, close that page.'
    const shown = await screen.findByTestId('w3m-email-link-number')
    expect(shown.textContent).toBe(`4821 ${sentence}`)
    expect(shown.querySelector('strong')?.textContent).toBe('4821')
    await waitFor(() =>
      expect(live('polite')).toMatch(new RegExp(`continues by itself\\. 4821\\. ${sentence}$`)),
    )
    await report({ type: 'device', destination: email, code: '0007' })
    await waitFor(() => expect(shown.querySelector('strong')?.textContent).toBe('0007'))
  })

  it('says nothing of a number where there is none', async () => {
    const { screen, report } = await begin()
    await report({ type: 'device', destination: email })
    await screen.findByRole('dialog', { name: 'Register Device' })
    await screen.findAllByText(/Open the link in the email/)
    expect(screen.queryByTestId('w3m-email-link-number')).toBeNull()
    expect(card().textContent).not.toContain('number')
  })
})

describe('ConnectingSocial', () => {
  const window = (status: 'open' | 'blocked' | 'returned', open = () => {}): ConnectStep => ({
    type: 'window',
    provider: 'google',
    status,
    open,
  })

  it('waits for the window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { screen, report } = await begin({ provider: 'google' })
    await report(window('open'))
    await screen.findByRole('dialog', { name: 'Google' })
    await screen.findByText('Finish in the window that has opened.')
    await act(() => vi.advanceTimersByTimeAsync(10_500))
    await screen.findAllByText(/window may be behind this one/)
  })

  // F37
  it('opens a window that the browser has blocked by a press', async () => {
    const { screen, report } = await begin({ provider: 'google' })
    const open = vi.fn()
    await report(window('blocked', open))
    await screen.findByText('The window was blocked')
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('says that the login is being completed', async () => {
    const { screen, report } = await begin({ provider: 'google' })
    await report(window('returned'))
    await screen.findByText('Retrieving user data')
  })

  it('says that the window replied from elsewhere, and tries again', async () => {
    const { screen, login } = await begin({ provider: 'google' })
    login.fail(errorOf('POPUP_ORIGIN_UNTRUSTED'))
    await screen.findByText('Untrusted Origin')
    expect(screen.getByTestId('w3m-header-text').textContent).toBe('Google')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(login.count()).toBe(2))
  })

  it('goes back to the choice when the window was closed', async () => {
    const { kit, login } = await begin({ provider: 'google' })
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('ConnectingSocial'))
    login.fail(errorOf('CONNECT_ABORTED'))
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('Connect'))
  })
})

describe('ConnectingFarcaster', () => {
  const uri = 'https://farcaster.example/login?token=1'

  it('shows a code to scan, and a link to copy', async () => {
    const { screen, report } = await begin({ provider: 'farcaster' })
    await screen.findByRole('dialog', { name: 'Farcaster' })
    await report({ type: 'uri', uri, expiresAt: Date.now() + 60_000 })
    expect((await screen.findByTestId('wui-qr-code')).getAttribute('uri')).toBe(uri)
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  })

  it('offers a new code once that has expired', async () => {
    const { screen, report, login } = await begin({ provider: 'farcaster' })
    await report({ type: 'uri', uri, expiresAt: Date.now() + 1_200 })
    await screen.findByTestId('wui-qr-code')
    fireEvent.click(await screen.findByRole('button', { name: 'Create a new code' }, { timeout: 4_000 }))
    await waitFor(() => expect(login.count()).toBe(2))
  })

  it('opens the app on a phone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    const { screen, report } = await begin({ provider: 'farcaster' })
    await report({ type: 'uri', uri, expiresAt: Date.now() + 60_000 })
    expect((await screen.findByRole('link', { name: 'Open Farcaster' })).getAttribute('href')).toBe(uri)
    expect(screen.queryByTestId('wui-qr-code')).toBeNull()
  })

  // T13
  it.each([
    ['http://127.0.0.1:9/login?token=1', true],
    ['http://127.0.0.1.evil.example/login', false],
  ])('opens %s on a phone, of a frame on http: %s', async (link, isOpened) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
    const { screen, report } = await begin({ provider: 'farcaster' }, 'http://127.0.0.1:9/secure/sdk')
    await report({ type: 'uri', uri: link, expiresAt: Date.now() + 60_000 })
    expect(await screen.findByTestId(isOpened ? 'w3m-farcaster-open' : 'wui-qr-code')).toBeTruthy()
    expect(screen.queryByRole('link') !== null).toBe(isOpened)
  })
})

it('EmailLogin has the field alone', async () => {
  const kit = testKit({ connectors: [testLogin().connector] })
  await kit.open({ view: 'EmailLogin' })
  const screen = modalScreen()
  await screen.findByRole('dialog', { name: 'Email Login' })
  expect(screen.getByLabelText('Email address')).toBeTruthy()
})

it.each(['EmailLogin', 'ConnectSocials'] as const)('%s says that there is no login', async (view) => {
  const kit = testKit()
  await kit.open({ view })
  await modalScreen().findByText('Logging in is not available here')
})
