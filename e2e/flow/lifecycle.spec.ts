import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn, openModal } from '../support/wallets/connect.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// F24
test('opened twice in the same tick: one dialog with the view requested last', async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.evaluate(() => {
    void window.kit?.open()
    void window.kit?.open({ view: 'Networks' })
  })
  await expect(modal(page).card).toHaveCount(1)
  await expect(modal(page).title).toHaveText('Choose Network')
})

// F24
test('opened by two buttons, and again while it closes: one dialog, and one press of Escape closes it', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      '[data-testid=connect-button], [data-testid=w3m-open-hook-button]',
    )
    if (buttons.length < 2) throw new Error('two buttons are needed')
    for (const button of buttons) button.click()
  })
  await expect(modal(page).card).toHaveCount(1)
  await expect(modal(page).title).toHaveText('Connect Wallet')
  await page.evaluate(() => {
    void window.kit?.close()
    void window.kit?.open({ view: 'WhatIsAWallet' })
  })
  await expect(modal(page).title).toHaveText('What is a wallet?')
  await expect(modal(page).card).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
})

// F26
test('in strict mode each thing is done once: one session is looked up, one request to the wallet, one dialog', async ({
  page,
  visit,
  sandbox,
}) => {
  // The playground renders in StrictMode.
  await visit()
  await connectAndSignIn(page)
  expect(await walletRequests(page, sandboxWallet, 'eth_requestAccounts')).toHaveLength(1)
  await sandbox.reset()
  await page.reload()
  await expect(hostPage(page).authentication).toHaveText('authenticated')
  await hostPage(page).accountButton.click()
  await expect(modal(page).card).toHaveCount(1)
  await expect(modal(page).title).toHaveText('Account')
  await page.waitForLoadState('networkidle')
  const paths = (await sandbox.requests()).map(({ method, path }) => `${method} ${path}`)
  expect(paths.filter((path) => path.endsWith('/session'))).toHaveLength(1)
  expect(paths.filter((path) => path.includes('/identity/')).length).toBeLessThanOrEqual(1)
  expect(await walletRequests(page, sandboxWallet, 'eth_accounts')).toHaveLength(1)
})

test('opened from code before the modal was loaded', async ({ page, visit }) => {
  await visit()
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  await expect(modal(page).title).toHaveText('All Wallets')
})

test('the modal is a single child of the body, and closing it restores the body', async ({ page, visit }) => {
  await visit()
  const before = await page.evaluate(() => document.body.getAttributeNames())
  await openModal(page)
  await page.keyboard.press('Escape')
  await expect(modal(page).card).toBeHidden()
  expect(await page.evaluate(() => [...document.body.children].map(({ tagName }) => tagName))).toEqual([
    'DIV',
    'W3M-MODAL',
  ])
  expect(await page.evaluate(() => document.body.getAttributeNames())).toEqual(before)
})
