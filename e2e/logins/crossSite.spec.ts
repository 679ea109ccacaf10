import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, registerDevice, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

// The page is at localhost, the frame at 127.0.0.1: two sites.
test.use({
  baseURL: async ({ origins }, use) => use(origins.playground.replace('127.0.0.1', 'localhost')),
})

const addressOf = (page: Page) => page.evaluate(() => window.kit?.getAddress())

async function sign(page: Page): Promise<void> {
  const address = (await addressOf(page)) as `0x${string}`
  const signing = page.evaluate(async () => {
    const params = ['0x68656c6c6f', window.kit?.getAddress()]
    return window.kit?.getProvider('eip155')?.request({ method: 'personal_sign', params } as never)
  })
  await logins(page).frame.getByRole('button', { name: 'Sign' }).click()
  const signature = (await signing) as `0x${string}`
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
}

test('a frame of another site logs in and signs, and stays logged in', async ({ page, visit, sandbox }) => {
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  expect(new URL(page.url()).hostname).toBe('localhost')
  await logInByEmail(page, sandbox, 'other-site@example.test')
  const address = await addressOf(page)
  await sign(page)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await addressOf(page)).toBe(address)
  await sign(page)
})

// F21
test('a browser that withholds storage from the frame has a login as long as the page', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  const frameOrigin = new URL(sandbox.origin).origin
  // As Chromium refuses it where other sites' storage is blocked.
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const refuse = () => {
      throw new DOMException('The user denied permission to access the database.', 'UnknownError')
    }
    IDBFactory.prototype.open = refuse
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  }, frameOrigin)
  const email = 'no-storage@example.test'
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, email)
  const address = await addressOf(page)
  await sign(page)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  // As on a new browser: the account comes back with the login alone.
  await logInByEmail(page, sandbox, email)
  expect(await addressOf(page)).toBe(address)
  await sign(page)
})

test.describe('a browser that withholds the frame’s cookies', () => {
  test.use({ allowedConsoleErrors: /the server responded with a status of 409|\[wallet-kit\]/ })

  // F21
  test('says so to the visitor', async ({ page, visit, sandbox }) => {
    await page.route(`${sandbox.origin}/secure/api/**`, async (route) => {
      await page.context().clearCookies()
      await route.continue()
    })
    const email = 'no-cookies@example.test'
    await visit(withLogins(sandbox))
    await openModal(page)
    await logins(page).email.fill(email)
    await logins(page).email.press('Enter')
    await expect(modal(page).title).toHaveText('Register Device')
    await registerDevice(sandbox, email)
    const { host } = new URL(sandbox.origin)
    await expect(modal(page).card).toContainText(`This browser withholds the cookies of ${host}`)
    await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  })
})
