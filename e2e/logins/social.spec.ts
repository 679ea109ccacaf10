import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { logins, sendCode, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { openModal } from '../support/wallets/connect.ts'

/** Picks a social network in the open modal; returns its window. */
async function openLogin(page: Page, provider = 'google'): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await logins(page).social(provider).click()
  const popup = await opened
  await popup.getByTestId('continue-alice').waitFor()
  return popup
}

test('a social account logs in, in a window that closes by itself', async ({ page, visit, sandbox }) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const popup = await openLogin(page)
  await expect(modal(page).title).toHaveText('Google')
  const closed = popup.waitForEvent('close')
  await popup.getByTestId('continue-alice').click()
  await closed
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  const account = () => page.evaluate(() => window.kit?.getAccount())
  expect(await account()).toMatchObject({ embeddedWalletInfo: { authProvider: 'google' } })
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await account()).toMatchObject({ embeddedWalletInfo: { authProvider: 'google' } })
})

// F37
test('a window that is closed early leads back to the choice within a second', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const popup = await openLogin(page)
  await popup.close()
  await expect(modal(page).title).toHaveText('Connect Wallet', { timeout: 2_000 })
  await expect(logins(page).email).toBeVisible()
})

// F37
test('a blocked window is opened by a button', { tag: '@long' }, async ({ page, visit, sandbox }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let isBlocked = true
    window.open = (...values) => {
      const blocked = isBlocked
      isBlocked = false
      return blocked ? null : open(...values)
    }
  })
  await visit(withLogins(sandbox))
  await openModal(page)
  await logins(page).social('google').click()
  const opened = page.context().waitForEvent('page')
  await modal(page).card.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await popup.getByTestId('continue-bob').click()
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
})

// F37
test('leaving the view closes the window', { tag: '@long' }, async ({ page, visit, sandbox }) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const popup = await openLogin(page)
  const closed = popup.waitForEvent('close')
  await modal(page).back.click()
  await closed
  await expect(modal(page).title).toHaveText('Connect Wallet')
})

// T11
test('what another window or the page itself posts logs no one in', async ({
  page,
  visit,
  sandbox,
  origins,
}) => {
  await visit(withLogins(sandbox))
  await openModal(page)
  const popup = await openLogin(page)
  await page.evaluate(
    ({ origin }) => {
      const data = { resultUri: `${origin}/secure/callback?code=stolen&state=x` }
      window.postMessage(data, '*')
      window.dispatchEvent(new MessageEvent('message', { data, origin }))
    },
    { origin: origins.sandbox },
  )
  await popup.evaluate(
    ({ origin }) => {
      const result = `${origin}/secure/callback?code=stolen&state=another`
      window.opener.postMessage({ resultUri: result }, '*')
    },
    { origin: origins.sandbox },
  )
  await popup.getByTestId('continue-alice').click()
  await expect(modal(page).card).toBeHidden()
  expect(await page.evaluate(() => window.kit?.getAccount())).toMatchObject({
    isConnected: true,
    embeddedWalletInfo: { authProvider: 'google' },
  })
})

// T11
test('a planted result of a login is removed from the address and logs no one in', { tag: '@long' }, async ({
  page,
  sandbox,
}) => {
  const options = encodeURIComponent(JSON.stringify(withLogins(sandbox)))
  const planted = encodeURIComponent(`${sandbox.origin}/secure/callback?code=stolen&state=x`)
  await page.goto(`/?namespaces=eip155&options=${options}&result_uri=${planted}&login_state=x`)
  await page.evaluate(() => window.kit?.ready())
  await expect.poll(() => page.url()).not.toContain('result_uri')
  await expect(hostPage(page).connectionStatus).toHaveText('disconnected')
  await expect(logins(page).element).toHaveCount(0)
})

test('a Farcaster account logs in from the phone', async ({ page, visit, sandbox, context }) => {
  await visit({ ...withLogins(sandbox), features: { socials: ['farcaster', 'google'] } })
  await openModal(page)
  await logins(page).social('farcaster').click()
  await expect(modal(page).title).toHaveText('Farcaster')
  const uri = await modal(page).card.getByTestId('wui-qr-code').getAttribute('uri')
  const phone = await context.newPage()
  await phone.goto(uri ?? '')
  await phone.locator('#approve').click()
  await expect(modal(page).card).toBeHidden()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  expect(await page.evaluate(() => window.kit?.getAccount().embeddedWalletInfo)).toMatchObject({
    authProvider: 'farcaster',
  })
})

test('e-mail works after a Farcaster login was begun and given up', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
  context,
}) => {
  await visit({ ...withLogins(sandbox), features: { socials: ['farcaster'] } })
  await openModal(page)
  await logins(page).social('farcaster').click()
  const uri = await modal(page).card.getByTestId('wui-qr-code').getAttribute('uri')
  await modal(page).back.click()
  // Too late.
  const phone = await context.newPage()
  await phone.goto(uri ?? '')
  await phone.locator('#approve').click()
  await sendCode(page, sandbox, 'after-farcaster@example.test')
  await expect(hostPage(page).connectionStatus).not.toHaveText('connected')
})
