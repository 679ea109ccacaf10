import type { Page } from '@playwright/test'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { expect } from '../tests/test.ts'
import { openModal } from '../wallets/connect.ts'
import { modal } from './modal.ts'

/** Options of a page whose visitors can log in, and are connected then. */
export function withLogins(sandbox: Pick<SandboxControl, 'origin'>) {
  return { siwx: false, services: { frame: `${sandbox.origin}/secure/sdk` } }
}

/** The parts of the modal about logging in. */
export function logins(page: Page) {
  const { card } = modal(page)
  return {
    email: card.getByTestId('wui-email-input').locator('input'),
    social: (provider: string) => card.getByTestId(`social-selector-${provider}`),
    code: card.getByTestId('wui-otp-input').locator('input'),
    /** The digits by which a visitor knows that a link is of their login. */
    linkNumber: card.getByTestId('w3m-email-link-number').locator('strong'),
    alert: card.getByRole('alert'),
    /** The frame, which is in the page from the first login on. */
    element: page.locator('#w3m-iframe'),
    frame: page.frameLocator('#w3m-iframe'),
  }
}

/**
 * Enters an e-mail address in the open modal, registers the browser where it is new to the address, and waits until the code
 * is asked for.
 */
export async function sendCode(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  const { title } = modal(page)
  await logins(page).email.fill(email)
  await logins(page).email.press('Enter')
  const isNew = title.filter({ hasText: 'Register Device' })
  const isKnown = logins(page).code.and(page.locator(':enabled'))
  await expect(isNew.or(isKnown)).toBeVisible()
  if (await isNew.isVisible()) await registerDevice(sandbox, email)
  await expect(logins(page).code).toBeEnabled()
}

/** Confirms at the keeper what the newest mail with a link asks. */
export async function registerDevice(sandbox: SandboxControl, email: string): Promise<void> {
  const { origin, searchParams } = new URL(await readLink(sandbox, email))
  const token = searchParams.get('token') ?? ''
  const response = await fetch(`${origin}/confirm`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ token }),
  })
  expect(response.status).toBe(200)
}

/** The link of the newest mail to an address. */
export async function readLink(sandbox: SandboxControl, to: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      link = (await sandbox.mail(to))[0]?.link
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

/** The code of the newest mail to an address. */
export async function readCode(sandbox: SandboxControl, to: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      // A mail of the keeper may be newer.
      code = (await sandbox.mail(to)).find((mail) => mail.code !== undefined)?.code
      return code
    })
    .toMatch(/^\d{6}$/)
  return code ?? ''
}

/** Logs in by e-mail, until the modal has closed. */
export async function logInByEmail(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  await openModal(page)
  await sendCode(page, sandbox, email)
  await logins(page).code.fill(await readCode(sandbox, email))
  await expect(modal(page).card).toBeHidden()
}
