import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal, pickWallet } from '../support/wallets/connect.ts'
import { recordOpenedWindows } from '../support/wallets/openedWindows.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

// T11
test('a planted result of a login is removed from the address and ignored', async ({ page, visit }) => {
  const opened = await recordOpenedWindows(page)
  await visit({ siwx: false })
  const planted = new URL(page.url())
  planted.searchParams.set('result_uri', 'https://evil.example/?code=stolen')
  planted.searchParams.set('login_state', '11111111-1111-4111-8111-111111111111')
  await page.goto(planted.href)
  await expect.poll(() => new URL(page.url()).searchParams.has('result_uri')).toBe(false)
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  await openModal(page)
  await expect(modal(page).title).toHaveText('Connect Wallet')
  await expect(page.getByText('evil.example')).toHaveCount(0)
  expect(await opened()).toEqual([])
})

for (const url of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https://user@evil.example/',
  'java\tscript:window.__pwned=1',
]) {
  // T12
  test(`the auth server answers a sign-in with ${JSON.stringify(url)}: the page stays, and the failure is explained`, {
    tag: url.startsWith('java') ? [] : '@long',
  }, async ({ page, visit }) => {
    await visit()
    const address = page.url()
    // Answered by someone else: the server has opened no session.
    await page.route('**/api/auth/callback/siwx', (route) => route.fulfill({ json: { url } }))
    await pickWallet(page)
    await modal(page).sign.click()
    await expect(modal(page).card).toContainText('The signature was not accepted')
    await expect(hostPage(page).authentication).toHaveText('unauthenticated')
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false)
  })
}
