import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn } from '../support/wallets/connect.ts'

// The sign-in page of the sandbox has no icon.
test.use({ allowedConsoleErrors: /Failed to load resource/ })

// T12, F31
test('a page that requires a session sends others to the sign-in page, and back to this origin only', async ({
  page,
  visit,
}) => {
  await visit()
  const { origin, href } = new URL(page.url())
  await page.getByTestId('session-panel').locator('summary').click()
  await expect(page.getByTestId('session-status')).toHaveText('unauthenticated')
  const left = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByTestId('session-require').click()
  await page.waitForURL('**/api/auth/signin?*')
  const sent = new URL((await left).url())
  expect(sent.origin + sent.pathname).toBe(`${origin}/api/auth/signin`)
  expect([...sent.searchParams]).toEqual([
    ['error', 'SessionRequired'],
    ['callbackUrl', href],
  ])

  sent.searchParams.set('callbackUrl', 'https://evil.example/')
  await page.goto(sent.href)
  expect(new URL(page.url()).origin).toBe(origin)
  expect(await page.content()).not.toContain('evil.example')
})

// F31
test('a page that requires a session shows it to a signed-in visitor, until the server ends it', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit()
  await connectAndSignIn(page)
  await page.getByTestId('session-panel').locator('summary').click()
  await page.getByTestId('session-require').click()
  await expect(page.getByTestId('session-required')).not.toHaveText(/loading|^$/)
  await sandbox.endSessions()
  // The page comes to the front again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForURL('**/api/auth/signin?error=SessionRequired&callbackUrl=*')
})
