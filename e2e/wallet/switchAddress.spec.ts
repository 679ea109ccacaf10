import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet, secondWallet } from '../support/pages/modal.ts'
import { openPhone, showCode } from '../support/pages/phone.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

// The sandbox wallet's accounts, those of the development mnemonic.
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const withoutSignIn = { siwx: false }

test('the visitor sees every shared account with its balance, and switches without asking the wallet', async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  const { accountItems: items, title, accounts, account } = modal(page)
  await visit(withoutSignIn)
  await connect(page)
  const asked = (await walletRequests(page, sandboxWallet)).length
  await host.accountButton.click()
  await expect(accounts).toContainText('2 connected')
  await accounts.click()
  await expect(title).toHaveText('Switch Address')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toHaveAttribute('aria-current', 'true')
  for (const index of [0, 1]) await expect(items.nth(index)).toContainText(/\d+\.\d{3} ETH/)
  await expect(account(1)).toContainText('Switch to')
  await account(1).click()

  await expect(title).toHaveText('Account')
  await expect(accounts).toBeFocused()
  await expect(host.address).toHaveText(bob)
  expect((await walletRequests(page, sandboxWallet)).slice(asked).map(({ method }) => method)).toEqual([])

  await page.reload()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.address).toHaveText(bob)
})

test('the address of any account is copied, not only that of the active one', { tag: '@long' }, async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(withoutSignIn)
  await connect(page)
  await hostPage(page).accountButton.click()
  await modal(page).accounts.click()
  const second = modal(page).accountItems.nth(1)
  await second.getByRole('button', { name: /^Copy address of / }).click()
  await expect(modal(page).toast).toHaveText('Address copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bob)
})

test('a message is signed by the account that was picked', { tag: '@long' }, async ({ page, visit }) => {
  await visit(withoutSignIn)
  await connect(page)
  await hostPage(page).accountButton.click()
  await modal(page).accounts.click()
  await modal(page).account(1).click()
  await modal(page).close.click()
  await hostPage(page).signButton.click()
  await expect.poll(() => walletRequests(page, sandboxWallet, 'personal_sign')).toHaveLength(1)
  const [request] = await walletRequests(page, sandboxWallet, 'personal_sign')
  expect(request?.params).toContain(bob)
})

// T9
test('the account that was picked has to sign in itself', async ({ page, visit }) => {
  const host = hostPage(page)
  await visit()
  await connectAndSignIn(page)
  await host.accountButton.click()
  await modal(page).accounts.click()
  await modal(page).account(1).click()
  await expect(modal(page).title).toHaveText('Sign In')
  await expect(host.authentication).toHaveText('unauthenticated')
  await modal(page).sign.click()
  await expect(host.sessionAccount).toHaveText(`eip155:1:${bob}`)
})

test('an account that is picked in the wallet replaces the one that was picked here', async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  await visit(withoutSignIn)
  await connect(page)
  await host.accountButton.click()
  await modal(page).accounts.click()
  await modal(page).account(1).click()
  await expect(host.address).toHaveText(bob)
  await setWallet(page, sandboxWallet, 'changeAccount', 1)
  await setWallet(page, sandboxWallet, 'changeAccount', 0)
  await expect(host.address).toHaveText(alice)
})

// F20
test('another tab follows within a second', { tag: '@long' }, async ({ page, visit, context }) => {
  await visit(withoutSignIn)
  await connect(page)
  const other = await context.newPage()
  await visit(withoutSignIn, { page: other })
  await expect(hostPage(other).address).toHaveText(alice)
  await page.bringToFront()
  await hostPage(page).accountButton.click()
  await modal(page).accounts.click()
  await modal(page).account(1).click()
  await expect(hostPage(other).address).toHaveText(bob, { timeout: 1_000 })
})

test('a paired wallet that shares all its accounts', { tag: '@long' }, async ({
  page,
  context,
  sandbox,
  visit,
}) => {
  const host = hostPage(page)
  await visit(withoutSignIn)
  const uri = await showCode(page)
  const phone = await openPhone(context, sandbox, '?accounts=all')
  await phone.getByTestId('wallet-uri').fill(uri)
  await phone.getByTestId('wallet-pair').click()
  await phone.getByTestId('wallet-approve').click()
  await page.bringToFront()
  await expect(host.address).toHaveText(erin)
  await host.accountButton.click()
  await modal(page).accounts.click()
  await modal(page).account(1).click()
  await expect(host.address).toHaveText(frank)
  await page.reload()
  await expect(host.address).toHaveText(frank)
})

test('with wallets of two chain families, accounts of both are offered', async ({ page, visit }) => {
  const host = hostPage(page)
  const { accountItems, card, title, accounts, account, disconnect } = modal(page)
  await visit(withoutSignIn, { namespaces: ['eip155', 'solana'] })
  await host.connectButton.click()
  await modal(page).wallet(sandboxWallet).click()
  await card.getByTestId('wui-list-chain-all').click()
  await expect(card).toBeHidden()
  await host.accountButton.click()
  await accounts.click()
  await expect(accountItems).toHaveCount(4)
  await expect(accountItems.getByText(/\d SOL$/)).toHaveCount(2)
  await account(3).click()
  await expect(title).toHaveText('Account')
  await expect(host.caipAddress).toHaveText(/^solana:/)
  await disconnect.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
})

test('an account that the wallet withdraws at that moment is explained', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit(withoutSignIn)
  await connect(page, secondWallet)
  await hostPage(page).accountButton.click()
  await modal(page).accounts.click()
  await expect(modal(page).accountItems).toHaveCount(2)
  // The row is pressed in the same task in which the wallet reports that the account is gone.
  await page.evaluate((index) => {
    const wallet = window.testWallets?.[index]
    const host = document.querySelector('w3m-modal')
    const row = host?.shadowRoot?.querySelector<HTMLElement>('[data-testid=w3m-switch-address-button-1]')
    if (!wallet || !row) throw new Error('no wallet or no row')
    wallet.emit('accountsChanged', [wallet.accounts[0]])
    row.click()
  }, secondWallet.index)
  await expect(modal(page).card).toContainText('Your wallet no longer shares this account.')
  await expect(modal(page).accountItems).toHaveCount(1)
})
