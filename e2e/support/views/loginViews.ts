import type { Page } from '@playwright/test'
import { hostPage } from '../pages/hostPage.ts'
import { logInByEmail, logins, readCode, registerDevice, sendCode } from '../pages/logins.ts'
import { modal, sandboxWallet } from '../pages/modal.ts'
import { showFromPanel } from '../pages/showFromPanel.ts'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { expect } from '../tests/test.ts'
import { openModal } from '../wallets/connect.ts'
import type { ViewState } from './ViewState.ts'

const nextEmail = 'next@example.test'

/** Submits an e-mail address in the open modal. */
async function submitEmail(page: Page, email: string): Promise<void> {
  await openModal(page)
  await logins(page).email.fill(email)
  await logins(page).email.press('Enter')
}

/** Picks a social network, whose window is this. */
async function pickSocial(page: Page, opened: 'blocked' | 'open'): Promise<void> {
  // The window itself would take the focus.
  await page.evaluate((state) => {
    const popup = { closed: false, close() {}, location: {} }
    Object.assign(window, { open: () => (state === 'open' ? popup : null) })
  }, opened)
  await openModal(page)
  await logins(page).social('google').click()
}

/** Logs in by e-mail, and opens the settings of the account. */
async function showSettings(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  await logInByEmail(page, sandbox, email)
  await hostPage(page).accountButton.click()
  const { card, title } = modal(page)
  await card.getByTestId('w3m-profile-button').click()
  await card.getByTestId('account-settings-button').click()
  await expect(title).toHaveText('Account Settings')
  await expect(card.getByTestId('account-toggle-preferred-account-type')).toBeVisible()
  await expect(card.getByTestId('w3m-account-email-update')).toContainText(email)
}

/** Saves another e-mail address, which waits for the code of the present one. */
async function changeEmail(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  await showSettings(page, sandbox, email)
  const { card, title } = modal(page)
  await card.getByTestId('w3m-account-email-update').click()
  await logins(page).email.fill(nextEmail)
  await card.getByTestId('w3m-email-save').click()
  await expect(title).toHaveText('Confirm Current Email')
  await expect(logins(page).code).toBeEnabled()
}

/** Logging in by e-mail, at social networks and with Farcaster, and what a visitor has then. */
export const loginViewStates: readonly ViewState[] = [
  {
    name: 'Connect, logins',
    hasLogins: true,
    async show(page) {
      await openModal(page)
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
      await expect(logins(page).email).toBeVisible()
    },
  },
  {
    name: 'Connect, logins first',
    hasLogins: true,
    options: { features: { connectMethodsOrder: ['email', 'social', 'wallet'] } },
    async show(page) {
      await openModal(page)
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(3)
      await expect(logins(page).email).toBeVisible()
    },
  },
  {
    name: 'Connect, logins only',
    hasLogins: true,
    options: { enableWallets: false },
    async show(page) {
      await openModal(page)
      await expect(logins(page).email).toBeVisible()
      await expect(modal(page).wallet(sandboxWallet)).toBeHidden()
    },
  },
  {
    name: 'Connect, logins, wallets collapsed',
    hasLogins: true,
    options: { features: { collapseWallets: true, socials: ['google', 'apple'] } },
    async show(page) {
      await openModal(page)
      await expect(modal(page).card.getByTestId('w3m-collapse-wallets-button')).toBeVisible()
    },
  },
  {
    name: 'Connect, invalid email',
    hasLogins: true,
    options: { features: { connectMethodsOrder: ['email', 'social', 'wallet'] } },
    async show(page) {
      await submitEmail(page, 'visitor@example')
      await expect(modal(page).card.getByText('Invalid email').first()).toBeVisible()
    },
  },
  {
    name: 'EmailLogin',
    hasLogins: true,
    async show(page) {
      await showFromPanel(page, 'EmailLogin')
      await expect(logins(page).email).toBeVisible()
    },
  },
  {
    name: 'ConnectSocials',
    hasLogins: true,
    async show(page) {
      await openModal(page)
      await logins(page).social('more').click()
      await expect(modal(page).title).toHaveText('All social logins')
      await expect(logins(page).social('facebook')).toBeVisible()
    },
  },
  {
    name: 'EmailVerifyOtp',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      await openModal(page)
      await sendCode(page, sandbox, 'code@example.test')
    },
  },
  {
    name: 'EmailVerifyOtp, wrong code',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      const email = 'wrong-code@example.test'
      await openModal(page)
      await sendCode(page, sandbox, email)
      const code = await readCode(sandbox, email)
      await logins(page).code.fill(code === '000000' ? '111111' : '000000')
      await expect(logins(page).code).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'EmailVerifyOtp, mail fails',
    hasLogins: true,
    ownLoad: true,
    async show(page) {
      await submitEmail(page, 'mail-fails@example.test')
      await expect(modal(page).tryAgain).toBeVisible()
    },
  },
  {
    name: 'EmailVerifyDevice',
    hasLogins: true,
    ownLoad: true,
    async show(page) {
      await submitEmail(page, 'new-device-of-view@example.test')
      await expect(modal(page).title).toHaveText('Register Device')
      await expect(modal(page).card.getByTestId('w3m-email-resend')).toBeVisible()
      await expect(logins(page).linkNumber).toBeVisible()
    },
  },
  {
    name: 'ConnectingSocial, waiting',
    hasLogins: true,
    async show(page) {
      await pickSocial(page, 'open')
      await expect(modal(page).title).toHaveText('Google')
      await expect(modal(page).card.getByText('Finish in the window that has opened.').first()).toBeVisible()
    },
  },
  {
    name: 'ConnectingSocial, window blocked',
    hasLogins: true,
    async show(page) {
      await pickSocial(page, 'blocked')
      await expect(modal(page).card.getByTestId('w3m-social-open-window')).toBeVisible()
    },
  },
  {
    name: 'ConnectingFarcaster',
    hasLogins: true,
    options: { features: { socials: ['farcaster', 'google'] } },
    async show(page) {
      await openModal(page)
      await logins(page).social('farcaster').click()
      // A phone opens the app instead.
      await expect(modal(page).card.getByTestId('wui-link-copy')).toBeVisible()
    },
  },
  {
    name: 'ConnectingPasskey',
    hasLogins: true,
    options: { features: { socials: ['passkey', 'google'] } },
    async show(page) {
      await openModal(page)
      await logins(page).social('passkey').click()
      // The sandbox's frame serves none: browsers have no passkeys for an address without a name.
      await expect(
        modal(page).card.getByText('Logging in with a passkey is not available here').first(),
      ).toBeVisible()
    },
  },
  {
    name: 'ApproveTransaction, in the frame',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      await logInByEmail(page, sandbox, 'approval@example.test')
      await page.evaluate(() => {
        const params = ['0x48656c6c6f2066726f6d20486172726f77', window.kit?.getAddress()]
        // Declined when the page is left.
        void window.kit
          ?.getProvider('eip155')
          ?.request({ method: 'personal_sign', params } as never)
          .catch(() => 0)
      })
      await expect(logins(page).frame.getByRole('button', { name: 'Sign' })).toBeEnabled()
    },
  },
  {
    name: 'AccountSettings, email login',
    hasLogins: true,
    ownLoad: true,
    show: (page, sandbox) => showSettings(page, sandbox, 'settings@example.test'),
  },
  {
    name: 'Profile, email login',
    hasLogins: true,
    async show(page, sandbox) {
      await showSettings(page, sandbox, 'profile@example.test')
      await modal(page).back.click()
      await expect(modal(page).card.getByTestId('switch-address-item')).toHaveCount(2)
      await expect(modal(page).card.getByTestId('switch-address-item').getByText(/ETH$/)).toHaveCount(2)
    },
  },
  {
    name: 'UpdateEmailWallet',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      await showSettings(page, sandbox, 'edit@example.test')
      await modal(page).card.getByTestId('w3m-account-email-update').click()
      await expect(modal(page).title).toHaveText('Edit Email')
    },
  },
  {
    name: 'UpdateEmailPrimaryOtp',
    hasLogins: true,
    ownLoad: true,
    show: (page, sandbox) => changeEmail(page, sandbox, 'current@example.test'),
  },
  {
    name: 'UpdateEmailSecondaryOtp',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      const email = 'former@example.test'
      await changeEmail(page, sandbox, email)
      await registerDevice(sandbox, email)
      await logins(page).code.fill(await readCode(sandbox, email))
      await expect(modal(page).title).toHaveText('Confirm New Email')
    },
  },
  {
    name: 'UpgradeEmailWallet',
    hasLogins: true,
    ownLoad: true,
    async show(page, sandbox) {
      await showSettings(page, sandbox, 'upgrade@example.test')
      // Links are shown to pages on https only, as the service's is.
      await page.evaluate(() => {
        const { _internal, options } = window.kit as unknown as {
          options: { services: object }
          _internal: { stores: { options: { set(next: object): void } } }
        }
        const services = { ...options.services, frame: 'https://secure.example/sdk' }
        _internal.stores.options.set({ ...options, services })
      })
      await modal(page).card.getByTestId('w3m-wallet-upgrade-card').click()
      await expect(modal(page).card.getByTestId('w3m-secure-website-button')).toBeVisible()
    },
  },
]
