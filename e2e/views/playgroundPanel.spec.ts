import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'

test.use({ allowedConsoleErrors: /Failed to load resource/ })

/** The view that each button opens, where it is not the one it names. */
const titles: Record<string, RegExp> = {
  'AllWallets, directory down': /All Wallets/,
  'Connect, directory down': /Connect Wallet/,
  'Connect, loading': /Connect Wallet/,
  'Connect, terms not accepted': /Connect Wallet/,
  'AllWallets, loading': /All Wallets/,
  'ConnectingWalletConnect, not detected': /Extension Wallet/,
  'ConnectingExternal, waiting': /Sandbox Wallet/,
  'ConnectingExternal, declined': /Sandbox Wallet/,
  'ConnectingWalletConnect, a wallet': /Sample Wallet/,
  Downloads: /Get Sample Wallet/,
  GetWallet: /Get a wallet/,
  WhatIsANetwork: /What is a network\?/,
  ConnectWallets: /Connect wallet/i,
  Networks: /Choose Network/,
  EmailLogin: /Email Login/,
  ConnectSocials: /All social logins/,
}

/** Texts of views' states beyond their titles. */
const texts: Record<string, RegExp> = {
  'Connect, terms not accepted': /I agree to the Terms of Service/,
  'Connect, directory down': /list of other wallets is unavailable/i,
  'AllWallets, directory down': /unavailable/i,
  'ConnectingExternal, declined': /Request declined/,
  'ConnectingWalletConnect, not detected': /Not Detected/,
  EmailLogin: /Logging in is not available here/,
  ConnectSocials: /Logging in is not available here/,
}

/** Text behind each button where visitors can log in. */
const logins: Record<string, RegExp> = {
  EmailLogin: /We send a code/,
  ConnectSocials: /Continue with Facebook/,
  // A browser that is new to the address is registered first.
  EmailVerifyOtp: /Approve this browser/,
  'EmailVerifyOtp, mail fails': /Try again/,
  EmailVerifyDevice: /Approve this browser/,
  ConnectingSocial: /Continue with Google/,
  ConnectingFarcaster: /Scan with your phone/,
  // Browsers have no passkeys for an address without a name, as the sandbox's.
  ConnectingPasskey: /Logging in with a passkey is not available here/,
}

/** Text behind each button for a visitor who has logged in by e-mail. */
const loggedIn: Record<string, RegExp> = {
  UpdateEmailWallet: /A code confirms the new address/,
  UpdateEmailPrimaryOtp: /Confirm Current Email/,
  UpdateEmailSecondaryOtp: /Confirm New Email/,
  // Links are shown to pages on https only.
  UpgradeEmailWallet: /The dashboard is not available here/,
}

/** Text behind each button for a connected visitor, beyond the views of the flows' own tests. */
const connected: Record<string, RegExp> = {
  Account: /alice\.eth/,
  'Account, data service down': /Account/,
  'Account, chain down': /Account/,
  'SwitchNetwork, waiting': /Continue in your wallet/,
  'SwitchNetwork, declined': /Network change declined/,
  Profile: /Disconnect/,
  SwitchAddress: /Switch to/,
  NftDetails: /Token ID/,
  Transactions: /Sent/,
  SmartSessionList: /Harbour Game/,
  ApproveTransaction: /Nothing to approve/,
  WalletReceive: /Copy address/,
  WalletSend: /Review send/,
  // An earlier view has asked the wallet to switch; on a slow machine it does so only now, to other tokens.
  WalletSendSelectToken: /Search token/,
  WalletSendPreview: /You send/,
  Swap: /Review swap/,
  SwapSelectToken: /Suggested tokens/,
  SwapPreview: /Receive at least/,
  OnRampProviders: /Coinbase/,
  OnRampTokenSelect: /USD Coin/,
  OnRampFiatSelect: /Euro/,
  BuyInProgress: /No purchase/,
  OnRampActivity: /No purchases yet/,
  WhatIsABuy: /Pay as usual/,
  ChooseAccountName: /Choose name/,
  RegisterAccountName: /At least 4 letters/,
  RegisterAccountNameSuccess: /is now the name of your account|Let’s Go!/,
  WhatIsAWallet: /A home for what you own/,
  UpdateEmailWallet: /No email login/,
  UpgradeEmailWallet: /The dashboard is not available here/,
}

test('the panel opens every view that needs no wallet, in one press', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await page.getByTestId('views-panel').locator('summary').click()
  for (const name of Object.keys(titles)) {
    await page.getByTestId(`view-${name}`).click()
    await expect(modal(page).title, name).toHaveText(titles[name] ?? '')
    await expect(modal(page).card, name).toContainText(texts[name] ?? '', { timeout: 20_000 })
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

test('the panel opens every view of an account, in one press', { tag: '@long' }, async ({ page, visit }) => {
  await visit({ siwx: false })
  await connect(page)
  await page.getByTestId('views-panel').locator('summary').click()
  for (const [name, text] of Object.entries(connected)) {
    await page.getByTestId(`view-${name}`).click()
    await expect(modal(page).card, name).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
  }
})

test('the panel opens every view of logging in, in one press', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await page.getByTestId('views-panel').locator('summary').click()
  for (const [name, text] of Object.entries(logins)) {
    await page.getByTestId(`view-${name}`).click()
    await expect(modal(page).card, name).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
  }
})

test('the panel opens every view of an email login, in one press', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  await visit(withLogins(sandbox))
  await logInByEmail(page, sandbox, 'panel@example.test')
  await page.getByTestId('views-panel').locator('summary').click()
  for (const [name, text] of Object.entries(loggedIn)) {
    await page.getByTestId(`view-${name}`).click()
    await expect(modal(page).card, name).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(modal(page).card).toBeHidden()
  }
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

test('the buttons of the panel connect', async ({ page, visit }) => {
  await visit({ siwx: false })
  const panel = page.getByTestId('buttons-panel')
  await panel.locator('summary').click()
  await expect(panel.getByTestId('w3m-network-button')).toHaveText('Ethereum')
  await panel.getByTestId('apkt-wallet-button-external').click()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  await expect(panel.getByTestId('apkt-wallet-button').first()).toBeDisabled()
})
