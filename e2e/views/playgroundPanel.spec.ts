import { connect } from '../support/connect.ts'
import { hostPage } from '../support/hostPage.ts'
import { modal } from '../support/modal.ts'
import { expect, test } from '../support/test.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

/** The view that each button opens, where it is not the one it names. */
const titles: Record<string, RegExp> = {
  'AllWallets, directory down': /All Wallets/,
  'ConnectingExternal, waiting': /Sandbox Wallet/,
  'ConnectingExternal, declined': /Sandbox Wallet/,
  'ConnectingWalletConnect, a wallet': /Sample Wallet/,
  Downloads: /Get Sample Wallet/,
  GetWallet: /Get a wallet/,
  WhatIsANetwork: /What is a network\?/,
  ConnectWallets: /Connect wallet/i,
  Networks: /Choose Network/,
}

test('the panel opens every view that needs no wallet, in one press', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await page.getByTestId('views-panel').locator('summary').click()
  for (const name of Object.keys(titles)) {
    await page.getByTestId(`view-${name}`).click()
    await expect(modal(page).title, name).toHaveText(titles[name] ?? '')
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
    await sandbox.reset()
  }
  await expect(page.getByTestId('view-Account')).toBeDisabled()
})

test('actions that cannot act are disabled', async ({ page, visit }) => {
  await visit({ siwx: false })
  const { disconnectButton, signButton } = hostPage(page)
  await expect(disconnectButton).toBeDisabled()
  await expect(signButton).toBeDisabled()
  await connect(page)
  await expect(disconnectButton).toBeEnabled()
  await expect(signButton).toBeEnabled()
  await page.getByTestId('views-panel').locator('summary').click()
  await expect(page.getByTestId('view-Connect')).toBeDisabled()
  await page.getByTestId('view-SwitchNetwork').click()
  // The wallet has agreed, and the view that asked has left.
  await expect(hostPage(page).network).toHaveText('Polygon')
})

test('the header is one line at 390 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit({ siwx: false })
  await connect(page)
  await expect(hostPage(page).accountButton).toContainText('alice.eth')
  const parts = page.locator('.site-header > *:visible, .header-tools > button')
  const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()))
  const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 20))
  expect(new Set(middles).size, JSON.stringify(boxes)).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
