import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn } from '../support/wallets/connect.ts'

test('disconnecting ends connection and session, also after a reload', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await host.disconnectButton.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(host.authentication).toHaveText('unauthenticated')
  await expect(host.address).toHaveText('–')
  await expect.poll(() => sessionOf(page)).toBeNull()

  await page.reload()
  await expect(host.connectButton).toBeVisible()
  await expect(host.connectionStatus).toHaveText('disconnected')
  expect(await sessionOf(page)).toBeNull()
})

test('the Account view disconnects too', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await host.accountButton.click()
  await modal(page).disconnect.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await expect(modal(page).card).toBeHidden()
})

test('without sign-in a connection survives a reload on its own', async ({ page, visit, sandbox }) => {
  const host = hostPage(page)
  await visit({ siwx: false })
  await connect(page)
  await page.reload()
  await expect(host.connectionStatus).toHaveText('connected')
  const asked = (await sandbox.requests()).filter((request) => request.service === 'auth')
  expect(asked).toEqual([])
})

function sessionOf(page: Page): Promise<unknown> {
  return page.evaluate(() => fetch('/api/auth/session').then((response) => response.json()))
}
