import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { sandboxWallet } from '../support/pages/modal.ts'
import { signInServers } from '../support/pages/signInServers.ts'
import { expect, test } from '../support/tests/test.ts'
import { connectAndSignIn } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

const eventsOf = (page: Page) => ({
  onSignIn: page.getByTestId('siwe-event-onSignIn'),
  onSignOut: page.getByTestId('siwe-event-onSignOut'),
})

for (const [name, options] of signInServers) {
  // T9
  test(`sign-in with ${name}: in, kept by a reload, out`, async ({ page, visit, sandbox }) => {
    const host = hostPage(page)
    const { onSignIn, onSignOut } = eventsOf(page)
    await visit(options)
    await expect(onSignIn).toHaveText('false')
    await connectAndSignIn(page)
    await expect(onSignIn).toHaveText('true')
    await expect(onSignOut).toHaveText('false')
    const ends = await page.getByTestId('session-expires').textContent()

    await page.reload()
    await expect(host.authentication).toHaveText('authenticated')
    await expect(onSignIn).toHaveText('false')
    await expect(page.getByTestId('session-expires')).toHaveText(ends ?? '')
    const signed = await walletRequests(page, sandboxWallet, 'personal_sign')
    expect(signed, 'requests since the reload').toEqual([])
    const asked = (await sandbox.requests()).filter(({ service }) => service === 'auth')
    expect(asked.length > 0).toBe(name !== 'a local store')

    await host.disconnectButton.click()
    await expect(host.authentication).toHaveText('unauthenticated')
    await expect(onSignOut).toHaveText('true')
  })
}

// F31, T25
test('the session of an app and the wallet sign-in are one', async ({ page, visit }) => {
  const host = hostPage(page)
  const status = page.getByTestId('session-status')
  await visit()
  await page.getByTestId('session-panel').locator('summary').click()
  await expect(status).toHaveText('unauthenticated')
  await expect(page.getByTestId('session-providers')).toContainText('siwx (credentials)')
  await connectAndSignIn(page)
  await expect(status).toHaveText('authenticated')
  const account = (await host.caipAddress.textContent()) ?? ''
  await expect(page.getByTestId('session-accounts')).toHaveText(account)

  await page.getByTestId('session-sign-out').click()
  await expect(status).toHaveText('unauthenticated')
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(host.connectionStatus).toHaveText('connected')
})
