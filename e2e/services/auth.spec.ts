import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn, pickWallet } from '../support/wallets/connect.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import {
  acceptingAccountCode,
  refusingAccountCode,
  useContractAccount,
} from '../support/wallets/useContractAccount.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const unavailable = 'A problem occurred while trying initialize authentication'

test.use({ allowedConsoleErrors: /Failed to load resource|A problem occurred/ })

// F32
test('no nonce: the view says so, nothing is signed, and leaving it disconnects', async ({
  page,
  visit,
  sandbox,
}) => {
  const host = hostPage(page)
  await sandbox.setFaults({ auth: { mode: 'status', status: 503, operation: 'createNonce' } })
  await visit()
  await pickWallet(page)
  await modal(page).sign.click()
  await expect(modal(page).card).toContainText(unavailable)
  await expect(modal(page).sign).toHaveText('Try again')
  await expect(modal(page).toast).toBeHidden()
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(host.connectionStatus).toHaveText('connected')
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  await expect(host.connectionStatus).toHaveText('disconnected')
  expect(await walletRequests(page, sandboxWallet, 'personal_sign')).toEqual([])
})

// F32
test('a sign-in service that was down is tried again, and signs in', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  const host = hostPage(page)
  await sandbox.setFaults({ auth: { mode: 'status', status: 503 } })
  await visit()
  await pickWallet(page)
  await expect(modal(page).card).toContainText(unavailable)
  await modal(page).sign.click()
  await expect(modal(page).sign).toBeEnabled()
  await expect(modal(page).card).toContainText(unavailable)
  await sandbox.reset()
  await modal(page).sign.click()
  await expect(modal(page).sign).toHaveText('Sign')
  await modal(page).sign.click()
  await expect(modal(page).card).toBeHidden()
  await expect(host.authentication).toHaveText('authenticated')
})

// T8
test('the server rejects a signature of another message', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await page.route('**/api/auth/callback/siwx', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '')
    const signature = form.get('signature') ?? ''
    form.set('signature', signature.replace(/^0x../, signature.startsWith('0x11') ? '0x22' : '0x11'))
    await route.continue({ postData: form.toString() })
  })
  await pickWallet(page)
  await modal(page).sign.click()
  await expect(modal(page).toast).toBeVisible()
  await expect(modal(page).sign).toBeEnabled()
  await expect(host.authentication).toHaveText('unauthenticated')
  expect(await page.evaluate(() => fetch('/api/auth/session').then((reply) => reply.json()))).toBeNull()

  await page.unroute('**/api/auth/callback/siwx')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
})

// T8
test('a contract account is recognised: its refused signature is explained, its accepted one signs in', async ({
  page,
  visit,
  sandbox,
}) => {
  const contract = '0x1271000000000000000000000000000000000020'
  const deploy = (code: string) => requestNode(sandbox, 1, 'anvil_setCode', [contract, code])
  const accountType = () => page.evaluate(() => window.kit?.getAccount('eip155').allAccounts[0]?.type)
  await deploy(refusingAccountCode)
  await visit()
  await useContractAccount(page, sandboxWallet, contract)
  await pickWallet(page)
  await expect.poll(accountType).toBe('smartAccount')
  await modal(page).sign.click()
  await expect(modal(page).card).toContainText('This application might not support Smart Accounts')
  await expect(modal(page).toast).toHaveText('This application might not support Smart Accounts')
  await expect(hostPage(page).authentication).toHaveText('unauthenticated')

  await deploy(acceptingAccountCode)
  await modal(page).sign.click()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  await expect(hostPage(page).caipAddress).toHaveText(`eip155:1:${contract}`)
})

// F30
test('a clock that is a day fast is reported, and a minute is tolerated', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1_000)
  await visit()
  await pickWallet(page)
  await modal(page).sign.click()
  await expect(modal(page).card).toContainText('Your clock is wrong')
  await expect(modal(page).toast).not.toContainText('declined')
  await expect(host.authentication).toHaveText('unauthenticated')

  await page.clock.setSystemTime(Date.now() + 45_000)
  await modal(page).sign.click()
  await expect(modal(page).card.getByText('Your clock is wrong', { exact: true })).toHaveCount(0)
  // A press without a message shows one, and the next press signs it; one that has come meanwhile is signed at once.
  await expect(async () => {
    if (await modal(page).sign.isVisible()) await modal(page).sign.click({ timeout: 1_000 })
    await expect(host.authentication).toHaveText('authenticated', { timeout: 2_000 })
  }).toPass()
})

// F30
test('a clock that is a day slow is reported', { tag: '@long' }, async ({ page, visit }) => {
  const host = hostPage(page)
  await page.clock.setSystemTime(Date.now() - 24 * 60 * 60 * 1_000)
  await visit()
  await pickWallet(page)
  await modal(page).sign.click()
  await expect(modal(page).card).toContainText('Your clock is wrong')
  await expect(host.authentication).toHaveText('unauthenticated')
})

// T8
test('a nonce is valid once', { tag: '@long' }, async ({ page, visit }) => {
  await visit()
  const posted = page.waitForRequest('**/api/auth/callback/siwx')
  await connectAndSignIn(page)
  const replay = new URLSearchParams((await posted).postData() ?? '')
  const session = await page.evaluate(async (form) => {
    const { csrfToken } = await (await fetch('/api/auth/csrf')).json()
    await fetch('/api/auth/signout', { method: 'POST', body: new URLSearchParams({ csrfToken }) })
    const fresh = await (await fetch('/api/auth/csrf')).json()
    const body = new URLSearchParams(form)
    body.set('csrfToken', fresh.csrfToken)
    await fetch('/api/auth/callback/siwx', {
      method: 'POST',
      body,
      headers: { 'X-Auth-Return-Redirect': '1' },
    })
    return (await fetch('/api/auth/session')).json()
  }, replay.toString())
  expect(session).toBeNull()
})

test('auth server down: a connected visitor stays connected, but not signed in', async ({
  page,
  visit,
  sandbox,
}) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await sandbox.setFaults({ auth: { mode: 'down' } })
  await page.reload()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(page.getByTestId('sign-in-step')).toHaveText('unknown', { timeout: 20_000 })
})

// F31
test('a session ended by the server requires a new sign-in', async ({ page, visit, sandbox }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await sandbox.endSessions()
  await page.reload()
  await expect(modal(page).sign).toBeVisible()
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(host.connectionStatus).toHaveText('connected')
  await modal(page).sign.click()
  await expect(host.authentication).toHaveText('authenticated')
})
