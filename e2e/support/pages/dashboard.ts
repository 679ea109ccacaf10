import type { Page } from '@playwright/test'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { expect } from '../tests/test.ts'
import { readCode, registerDevice } from './logins.ts'

/** The parts of the frame's dashboard. */
export function dashboard(page: Page) {
  const section = (id: string) => page.getByTestId(id).filter({ has: page.getByRole('heading') })
  return {
    title: page.getByRole('heading', { level: 1 }),
    email: page.getByTestId('email'),
    code: page.getByTestId('code'),
    openLink: page.getByTestId('open-link'),
    section,
    /** Message about the last change. */
    status: page.locator('.status'),
    dialog: page.getByRole('dialog'),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    phrase: page.getByTestId('phrase').getByRole('listitem'),
  }
}

/** Opens the dashboard of the sandbox's frame. */
export async function openDashboard(page: Page, sandbox: Pick<SandboxControl, 'origin'>): Promise<void> {
  await page.goto(`${sandbox.origin}/dashboard`)
  await expect(dashboard(page).title).toBeVisible()
}

/** Goes through link and code, once the address was sent. */
export async function finishEmailLogin(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  await expect(dashboard(page).openLink).toContainText(email)
  await registerDevice(sandbox, email)
  await expect(dashboard(page).code).toBeVisible()
  await dashboard(page).code.fill(await readCode(sandbox, email))
  await dashboard(page).code.press('Enter')
}

/** Logs in on the dashboard's own form. */
export async function logInToDashboard(page: Page, sandbox: SandboxControl, email: string): Promise<void> {
  await openDashboard(page, sandbox)
  await dashboard(page).email.fill(email)
  await dashboard(page).email.press('Enter')
  await finishEmailLogin(page, sandbox, email)
  await expect(dashboard(page).title).toHaveText('Your wallet')
}

/** An address that the dashboard shows. */
export async function shownAddress(page: Page): Promise<string> {
  const text = await dashboard(page).section('addresses').getByRole('listitem').first().textContent()
  return /0x[\da-fA-F]{40}/.exec(text ?? '')?.[0] ?? ''
}
