import type { Page } from '@playwright/test'
import { type PageRecord, recordPage } from '../support/checks/recordPage.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { openPhone, showCode } from '../support/pages/phone.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn, pickWallet } from '../support/wallets/connect.ts'

const isAuth = (path: string) => path.startsWith('/api/auth/')

/** Signature, nonce and CSRF token of a sign-in, from the request that carried them to the auth server. */
function signInSecrets({ requests }: PageRecord): readonly string[] {
  const body = requests.map((request) => decodeURIComponent(request.postData()?.replaceAll('+', ' ') ?? ''))
  const find = (pattern: RegExp, what: string) => {
    const found = body.map((text) => pattern.exec(text)?.[1]).find((value) => value !== undefined)
    if (found === undefined) throw new Error(`no ${what} was sent, so there is nothing to search for`)
    return found
  }
  return [
    find(/(0x[\da-f]{130})/i, 'signature'),
    find(/Nonce: (\w{8,})/, 'nonce'),
    find(/csrfToken(?:=|":")(\w{16,})/, 'CSRF token'),
  ]
}

async function sessionCookies(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('session-token'))
  expect(cookies.map(({ httpOnly }) => httpOnly)).toEqual([true])
  return cookies.map(({ value }) => value)
}

// T26
test('signing in leaves signature, nonce, token and cookie nowhere but at the auth server', async ({
  page,
  visit,
}) => {
  const record = await recordPage(page)
  await visit({ debug: true })
  await connectAndSignIn(page)
  await hostPage(page).accountButton.click()
  await expect(modal(page).card).toContainText('ETH')
  const secrets = [...signInSecrets(record), ...(await sessionCookies(page))]
  expect(await record.find(secrets, isAuth)).toEqual([])
  await page.reload()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  expect(await record.find(secrets, isAuth)).toEqual([])
  await page.evaluate(() => window.kit?.disconnect())
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  expect(await record.find(secrets, isAuth)).toEqual([])
})

test.describe('when the auth server fails', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource|\[wallet-kit\]/ })

  for (const mode of ['down', 'malformed', 'html'] as const) {
    // T26
    test(`${mode}: errors contain no secret`, { tag: mode === 'down' ? [] : '@long' }, async ({
      page,
      visit,
      sandbox,
    }) => {
      const record = await recordPage(page)
      await visit({ debug: true })
      await pickWallet(page)
      await expect(modal(page).sign).toBeVisible()
      // The nonce has been fetched; what fails is the request that carries the signature.
      await page.route('**/api/auth/callback/**', async (route) => {
        await sandbox.setFaults({ auth: { mode } })
        await route.continue()
      })
      await modal(page).sign.click()
      await expect
        .poll(() => record.requests.filter((request) => request.url().includes('/callback/')).length)
        .toBe(1)
      await expect(hostPage(page).authentication).not.toHaveText('authenticated')
      await expect(modal(page).toast).toBeVisible()
      expect(await record.find(signInSecrets(record), isAuth)).toEqual([])
    })
  }
})

// T17, T26
test('pairing leaves the key of its code nowhere but in its own store', async ({
  page,
  context,
  sandbox,
  visit,
}) => {
  const record = await recordPage(page)
  await visit({ siwx: false, debug: true })
  const uri = await showCode(page)
  const key = new URL(uri).searchParams.get('symKey') ?? ''
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(await record.find([key])).toEqual([])
  await openPhone(context, sandbox, `?auto=1&uri=${encodeURIComponent(uri)}`)
  await page.bringToFront()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await record.find([key])).toEqual([])
  await hostPage(page).signButton.click()
  await expect(hostPage(page).signature).toHaveText(/^0x[\da-f]{130}$/)
  const signature = (await hostPage(page).signature.textContent()) ?? ''
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await record.find([key, signature])).toEqual([])
})
