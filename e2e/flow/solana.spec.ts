import { hostPage } from '../support/pages/hostPage.ts'
import { modal, secondWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const solana = { namespaces: ['solana'] }
const both = { namespaces: ['eip155', 'solana'] }
const solanaWallet = 'wallet-selector-standard.sandbox-solana-wallet'
const bothWallet = 'wallet-selector-dev.wallet-kit.sandbox'
const base58 = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const withoutSignIn = { siwx: false }

test('a Wallet Standard wallet connects, signs in by the same prompt, signs, shows its balance, survives a reload, disconnects', async ({
  page,
  visit,
}) => {
  const host = hostPage(page)
  const { card } = modal(page)
  await visit(undefined, solana)
  await host.connectButton.click()
  await card.getByTestId(solanaWallet).click()
  await expect(card).toBeHidden()
  await expect(host.authentication).toHaveText('authenticated')
  await expect(host.address).toHaveText(base58)
  await expect(host.balance).toContainText('SOL')
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)

  await page.reload()
  await expect(host.connectionStatus).toHaveText('connected')
  await expect(host.authentication).toHaveText('authenticated')
  await host.disconnectButton.click()
  await expect(host.connectionStatus).toHaveText('disconnected')
  await page.reload()
  await expect(host.connectionStatus).toHaveText('disconnected')
})

test.describe('a wallet of both chain families', () => {
  test('is listed once, and connects one of them', async ({ page, visit }) => {
    const host = hostPage(page)
    const { card } = modal(page)
    await visit(withoutSignIn, both)
    await host.connectButton.click()
    await expect(card.getByText('Sandbox Wallet', { exact: true })).toHaveCount(1)
    await card.getByTestId(bothWallet).click()
    await card.getByTestId('wui-list-chain-solana').click()
    await expect(card).toBeHidden()
    await expect(host.address).toHaveText(base58)
    expect(await page.evaluate(() => window.kit?.getAddress('eip155'))).toBeUndefined()
  })

  test('connects both, switches between them, and restores both', async ({ page, visit }) => {
    const host = hostPage(page)
    const { card, networkSelector, network } = modal(page)
    await visit(withoutSignIn, both)
    await host.connectButton.click()
    await card.getByTestId(bothWallet).click()
    await card.getByTestId('wui-list-chain-all').click()
    await expect(card).toBeHidden()
    await expect(host.address).toHaveText(/^0x/)

    await host.accountButton.click()
    await networkSelector.click()
    await network('Solana').click()
    await expect(card).toContainText('SOL')
    await page.keyboard.press('Escape')
    await expect(host.address).toHaveText(base58)
    await expect(host.balance).toContainText('SOL')

    await page.reload()
    await expect(host.address).toHaveText(base58)
    expect(await page.evaluate(() => window.kit?.getAddress('eip155'))).toMatch(/^0x/)
    await host.disconnectButton.click()
    await expect(host.connectionStatus).toHaveText('disconnected')
    expect(await page.evaluate(() => window.kit?.getIsConnectedState())).toBe(false)
  })

  test('asks again after one of them was declined', async ({ page, visit }) => {
    const host = hostPage(page)
    const { card, tryAgain } = modal(page)
    await visit(withoutSignIn, both)
    await page.evaluate(() => window.testSolanaWallets?.[0]?.rejectNext())
    await host.connectButton.click()
    await card.getByTestId(bothWallet).click()
    await card.getByTestId('wui-list-chain-all').click()
    await expect(card).toContainText('Request declined')
    await tryAgain.click()
    await expect(card).toBeHidden()
    await expect(host.connectionStatus).toHaveText('connected')
  })
})

test('open({ namespace }) lists wallets of that chain family, and connects it without a question', async ({
  page,
  visit,
}) => {
  const { card, wallet, close } = modal(page)
  const open = (options?: object) => page.evaluate((given) => window.kit?.open(given), options)
  await visit(withoutSignIn, both)
  await open()
  await expect(wallet(secondWallet)).toBeVisible()
  await close.click()
  await expect(card).toBeHidden()

  await open({ view: 'Connect', namespace: 'solana' })
  await expect(card.getByTestId(bothWallet)).toBeVisible()
  await expect(wallet(secondWallet)).toHaveCount(0)
  await card.getByTestId(bothWallet).click()
  await expect(card).toBeHidden()
  await expect(hostPage(page).address).toHaveText(base58)
  expect(await page.evaluate(() => window.kit?.getAddress('eip155'))).toBeUndefined()

  await open({ view: 'Connect' })
  await expect(wallet(secondWallet)).toBeVisible()
})
