import { mnemonicToAccount } from 'viem/accounts'
import {
  dashboard,
  finishEmailLogin,
  logInToDashboard,
  openDashboard,
  shownAddress,
} from '../support/pages/dashboard.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, readCode, registerDevice, withLogins } from '../support/pages/logins.ts'
import { expect, test } from '../support/tests/test.ts'

// The browser notes each refusal of the frame's own server.
test.use({ allowedConsoleErrors: /the server responded with a status of (401|403|409)/ })

test('the dashboard shows the wallet of an app, and signs another browser out of it', async ({
  page,
  visit,
  sandbox,
  browser,
  guard,
}) => {
  const email = 'dashboard@example.test'
  await visit({ ...withLogins(sandbox), defaultAccountTypes: { eip155: 'eoa' } })
  await logInByEmail(page, sandbox, email)
  const context = await browser.newContext()
  guard.watch(context)
  const other = await context.newPage()
  await logInToDashboard(other, sandbox, email)
  const { section, status } = dashboard(other)
  expect(await shownAddress(other)).toBe(await page.evaluate(() => window.kit?.getAddress()))

  const app = section('sessions')
    .getByRole('listitem')
    .filter({ hasText: new URL(page.url()).host })
  await expect(app).toContainText(/Chrome on Linux/)
  await app.getByRole('button', { name: 'Sign out' }).click()
  await expect(status).toContainText('Signed out')
  await expect(app).toHaveCount(0)
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  await context.close()
})

test('the phrase is shown after a wait, and is the wallet', { tag: '@long' }, async ({ page, sandbox }) => {
  await logInToDashboard(page, sandbox, 'exports@example.test')
  const address = await shownAddress(page)
  const { button, section, phrase } = dashboard(page)
  await button('Export the phrase').click()
  // A busy machine may show it after the wait only.
  await expect(section('key')).toContainText(/The phrase can be shown (from|until)/)
  await expect.poll(async () => (await sandbox.mail('exports@example.test'))[0]?.subject).toContain('phrase')
  await button('Show the phrase').click()
  await page.getByTestId('understood').check()
  await dashboard(page).dialog.getByRole('button', { name: 'Show the phrase' }).click()
  await expect(phrase).toHaveCount(24)
  const words = (await phrase.allTextContents()).join(' ')
  expect(mnemonicToAccount(words).address).toBe(address)
  await button('Close').click()
  await expect(phrase).toHaveCount(0)
  const content = await page.content()
  for (const word of words.split(' ')) expect(content).not.toContain(`<li>${word}</li>`)
})

test('a phrase of another wallet takes the place of the key, on every browser', async ({
  page,
  sandbox,
  browser,
  guard,
}) => {
  const email = 'imports@example.test'
  await logInToDashboard(page, sandbox, email)
  const { button, status } = dashboard(page)
  await button('Import a phrase').click()
  await page.getByTestId('understood').check()
  await button('Continue').click()
  await page.getByTestId('import-phrase').fill('one two three')
  await button('Take this phrase').click()
  await expect(dashboard(page).dialog.getByRole('alert')).toContainText('not the words')
  await page.getByTestId('import-phrase').fill('test test test test test test test test test test test junk')
  await button('Take this phrase').click()
  await expect(status).toHaveText('This login opens the wallet of the phrase now.')
  const imported = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(await shownAddress(page)).toBe(imported)

  const context = await browser.newContext()
  guard.watch(context)
  const other = await context.newPage()
  await logInToDashboard(other, sandbox, email)
  expect(await shownAddress(other)).toBe(imported)
  await context.close()
})

test('a login that was added opens the same wallet, until it is removed', async ({ page, sandbox }) => {
  await logInToDashboard(page, sandbox, 'links@example.test')
  const address = await shownAddress(page)
  const { button, section, status, title } = dashboard(page)
  await add('google')
  await expect(status).toHaveText('Google opens this wallet now.')

  await button('Log out').click()
  await expect(title).toHaveText('Log in to your wallet')
  await enter('provider-google')
  await expect(title).toHaveText('Your wallet')
  expect(await shownAddress(page)).toBe(address)

  await button('Remove Google').click()
  await expect(status).toHaveText('Google opens this wallet no more.')
  await expect(section('logins').getByRole('listitem')).toHaveCount(1)
  await button('Log out').click()
  await enter('provider-google')
  await expect(title).toHaveText('Your wallet')
  expect(await shownAddress(page)).not.toBe(address)

  async function enter(testId: string): Promise<void> {
    const opened = page.context().waitForEvent('page')
    await page.getByTestId(testId).click()
    await (await opened).getByTestId('continue-alice').click()
  }
  function add(provider: string): Promise<void> {
    return enter(`add-${provider}`)
  }
})

test('a new address logs in to the same wallet', { tag: '@long' }, async ({ page, sandbox }) => {
  const [email, next] = ['old-address@example.test', 'new-address@example.test']
  await logInToDashboard(page, sandbox, email)
  const address = await shownAddress(page)
  const { button, status, title } = dashboard(page)
  await button('Change e-mail address').click()
  await page.getByTestId('new-email').fill(next)
  await button('Send codes').click()
  await confirm('code-present', email)
  await confirm('code-new', next)
  await expect(status).toHaveText(`Your e-mail address is ${next} now.`)
  await button('Log out').click()
  await expect(title).toHaveText('Log in to your wallet')
  await logInToDashboard(page, sandbox, next)
  expect(await shownAddress(page)).toBe(address)

  async function confirm(testId: string, to: string): Promise<void> {
    const field = page.getByTestId(testId)
    await expect(field).toBeVisible()
    await registerDevice(sandbox, to)
    await field.fill(await readCode(sandbox, to))
    await field.press('Enter')
  }
})

test('a deleted account is gone at both parties: the next login is a new wallet', async ({
  page,
  sandbox,
}) => {
  const email = 'deletes@example.test'
  await logInToDashboard(page, sandbox, email)
  const address = await shownAddress(page)
  const { button, title, status } = dashboard(page)
  await button('Delete the account').click()
  await page.getByTestId('understood').check()
  await button('Delete for ever').click()
  await expect(title).toHaveText('Log in to your wallet')
  await expect(status).toHaveText('The account was deleted.')
  await logInToDashboard(page, sandbox, email)
  expect(await shownAddress(page)).not.toBe(address)
})

test('a browser that was left open changes nothing without another login', { tag: '@long' }, async ({
  page,
  sandbox,
}) => {
  const email = 'left-open@example.test'
  await logInToDashboard(page, sandbox, email)
  // The login at the keeper is of the page: a page that is opened again has none.
  await openDashboard(page, sandbox)
  const { button, dialog, section } = dashboard(page)
  await button('Export the phrase').click()
  await expect(dialog).toHaveAccessibleName('Log in again')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(section('key')).not.toContainText('can be shown')
  await button('Export the phrase').click()
  await dialog.getByTestId('email').press('Enter')
  await finishEmailLogin(page, sandbox, email)
  await expect(section('key')).toContainText('The phrase can be shown')
})
