// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { frameRequestAborted } from '@wallet-kit/clients/errors/constants'
import { connect } from '@wallet-kit/sdk/actions'
import { createError } from '@wallet-kit/sdk/errors'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modalScreen } from '../../test/modalScreen.ts'
import { type StubbedFrame, stubFrame } from '../../test/stubFrame.ts'
import { stubNode } from '../../test/stubNode.ts'
import { testKit } from '../../test/testKit.ts'
import { testLogin } from '../../test/testLogin.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubNode()
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const email = 'alice@example.com'
const next = 'new@example.com'
type Provider = 'email' | 'google'

async function openSettings(
  authProvider: Provider = 'email',
  host: StubbedFrame['host'] = {},
  user: object = { email },
) {
  const login = testLogin()
  const services = { walletDirectory: false, dataService: false, relay: false } as const
  const kit = testKit({ connectors: [login.connector], services })
  const connecting = connect(kit, { connectorId: 'ID_AUTH', login: { type: 'email', email } })
  await waitFor(() => expect(login.count()).toBe(1))
  login.succeed({
    embeddedWalletInfo: { user, authProvider, accountType: 'eoa', isSmartAccountDeployed: false },
  })
  await connecting
  await stubFrame(kit, { host })
  await kit.open({ view: 'Account' })
  await kit.open({ view: 'AccountSettings' })
  const screen = modalScreen()
  await screen.findByTestId('account-settings-address')
  return { kit, screen }
}

describe('the settings of a login', () => {
  it('show the e-mail address, which can be changed, and the way to a wallet of its own', async () => {
    const { screen } = await openSettings()
    const row = await screen.findByTestId('w3m-account-email-update')
    expect(row.tagName).toBe('BUTTON')
    expect(row.textContent).toContain(email)
    fireEvent.click(screen.getByTestId('w3m-wallet-upgrade-card'))
    await screen.findByRole('dialog', { name: 'Upgrade your Wallet' })
    // There is no service, so there is no dashboard.
    await screen.findByText('The dashboard is not available here.')
  })

  it('show the name at a social network, which cannot be changed', async () => {
    const { screen } = await openSettings('google', {}, { username: 'alice' })
    const row = await screen.findByTestId('w3m-account-email-update')
    expect(row.tagName).not.toBe('BUTTON')
    expect(row.textContent).toBe('aliceLogged in with Google')
    expect(screen.queryByTestId('w3m-wallet-upgrade-card')).toBeNull()
  })
})

it('the upgrade opens the dashboard of the service', async () => {
  const { kit, screen } = await openSettings()
  const { services } = kit.options
  kit._internal.stores.options.set({
    ...kit.options,
    services: { ...services, frame: 'https://secure.example/sdk' },
  })
  await kit.open({ view: 'UpgradeEmailWallet' })
  const link = await screen.findByTestId('w3m-secure-website-button')
  expect(link.getAttribute('href')).toBe('https://secure.example/dashboard')
  expect(link.textContent).toContain('secure.example')
})

describe('a change of the e-mail address', () => {
  async function edit(host: StubbedFrame['host'], value = next) {
    const opened = await openSettings('email', host)
    fireEvent.click(await opened.screen.findByTestId('w3m-account-email-update'))
    await opened.screen.findByRole('dialog', { name: 'Edit Email' })
    const input = opened.screen.getByLabelText('Email address') as HTMLInputElement
    expect(input.value).toBe(email)
    const save = opened.screen.getByTestId('w3m-email-save')
    expect(save.getAttribute('aria-disabled')).toBe('true')
    fireEvent.change(input, { target: { value } })
    expect(save.getAttribute('aria-disabled')).toBeNull()
    fireEvent.submit(input)
    return { ...opened, input }
  }

  it('confirms the present address and the new one, and returns to where it began', async () => {
    const host = {
      updateEmail: vi.fn(async () => ({ action: 'VERIFY_PRIMARY_OTP' })),
      updateEmailPrimaryOtp: vi.fn(async () => undefined),
      updateEmailSecondaryOtp: vi.fn(async () => ({ newEmail: next })),
    }
    const { screen, kit } = await edit(host)
    await screen.findByRole('dialog', { name: 'Confirm Current Email' })
    expect(host.updateEmail).toHaveBeenCalledExactlyOnceWith({ email: next })
    await screen.findByText(`Enter the code we sent to ${email}.`)
    fireEvent.change(screen.getByLabelText('Code of six digits'), { target: { value: '111111' } })
    await screen.findByRole('dialog', { name: 'Confirm New Email' })
    await screen.findByText(`Enter the code we sent to ${next}.`)
    // The former view fades out.
    await waitFor(() => expect(screen.getAllByLabelText('Code of six digits')).toHaveLength(1))
    fireEvent.change(screen.getByLabelText('Code of six digits'), { target: { value: '222222' } })
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('AccountSettings'))
    expect(host.updateEmailSecondaryOtp).toHaveBeenCalledExactlyOnceWith({ otp: '222222' })
    expect(kit.stores.notices.getState().toast).toMatchObject({
      message: 'Email updated',
      variant: 'success',
    })
    await waitFor(() => expect(screen.getByTestId('w3m-account-email-update').textContent).toContain(next))
  })

  it('starts over with the address that was entered', async () => {
    const { screen, kit } = await edit({ updateEmail: async () => ({ action: 'VERIFY_SECONDARY_OTP' }) })
    await screen.findByRole('dialog', { name: 'Confirm New Email' })
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(kit.stores.modal.getState().view).toBe('UpdateEmailWallet'))
    expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe(next)
  })

  it('reports an invalid address at the field', async () => {
    const updateEmail = vi.fn(async () => ({}))
    const { input, screen } = await edit({ updateEmail }, 'new@')
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('Invalid email').length).toBeGreaterThan(0)
    expect(updateEmail).not.toHaveBeenCalled()
  })

  it("shows the service's message, and that the service was out of reach", async () => {
    const errors = [
      createError(['FRAME_ERROR', 1703, 'This email is taken']),
      createError(frameRequestAborted),
    ]
    const { screen, input } = await edit({ updateEmail: () => Promise.reject(errors.shift()) })
    expect((await screen.findAllByText('This email is taken')).length).toBe(2)
    fireEvent.submit(input)
    expect((await screen.findAllByText(/The address was not changed/)).length).toBe(2)
  })
})

it.each(['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'] as const)(
  '%s says that there is no e-mail login',
  async (view) => {
    const kit = testKit()
    await kit.open({ view: view as 'UpdateEmailWallet' })
    await modalScreen().findByText('No email login')
  },
)
