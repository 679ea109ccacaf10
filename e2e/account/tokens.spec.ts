import type { Page } from '@playwright/test'
import { openAccount, openSolanaAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { nativeBalance } from '../support/wallets/nativeBalance.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Floor to two decimals, as the list shows amounts. */
const shown = (wei: bigint) => {
  const cents = wei / 10n ** 16n
  return `${(cents / 100n).toLocaleString('en-US')}.${(cents % 100n).toString().padStart(2, '0')}`
}

test('lists coin and tokens of an EVM account with what they are worth', async ({ page, visit, sandbox }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  const held = await nativeBalance(sandbox, 1, alice)
  await expect(card.getByTestId('token-item-ETH')).toContainText(`${shown(held)} ETH`)
  await expect(card.getByTestId('token-item-ETH')).toContainText(/\$[\d,]+\.\d\d/)
  const icon = card.getByTestId('token-item-ETH').locator('[data-image-state]')
  await expect(icon).toHaveAttribute('data-image-state', 'loaded')
  await expect(card.getByTestId('w3m-account-total')).toHaveText(/^\$[\d,]+\.\d\d$/)
  // Each service is asked once.
  const operations = (await sandbox.requests())
    .filter(({ service }) => /^(dataService|nftService)$/.test(service))
    .flatMap((request) => request.operations)
  expect(operations.sort()).toEqual([...new Set(operations)])
  expect(operations).toContain('getBalance')
})

test('lists SOL, an SPL token and one of Token-2022', async ({ page, visit }) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await openSolanaAccount(page)
  for (const symbol of ['SOL', 'USDC', 'PYUSD']) {
    await expect(modal(page).card.getByTestId(`token-item-${symbol}`)).toContainText(/\d\.\d\d/)
  }
})

// F8
test('what the service still collects appears when it is ready, without an error', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  let asked = 0
  await page.route('**/v1/account/*/balance**', (route) => {
    asked += 1
    return asked < 3 ? route.fulfill({ status: 202, json: { status: 'NOT_READY' } }) : route.continue()
  })
  await visit({ siwx: false })
  await openAccount(page)
  const { card, toast } = modal(page)
  await expect(card.getByTestId('token-item-USDC')).toContainText('USDC')
  await expect(toast).toBeHidden()
  expect(asked).toBe(3)
})

// T7
test('a token whose name is an address is text, marked as possible spam, and last', async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  const last = card.locator('[data-testid^=token-item-]').last()
  await expect(last).toContainText('https://usdc-bonus.example')
  await expect(last).toContainText('Possible spam')
  await expect(last).toContainText('0x')
  await expect(card.getByRole('link', { name: /usdc-bonus/ })).toHaveCount(0)
})

test.describe('without the data service', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  // F1
  test('one toast, the chain’s list in its place, and no second request for 30 s', async ({
    page,
    visit,
    sandbox,
  }) => {
    await sandbox.setFaults({ dataService: { mode: 'down' } })
    await visit({ siwx: false })
    await openAccount(page)
    const { card, toast } = modal(page)
    await expect(toast).toHaveText('Token Balance Unavailable')
    await expect(card.getByTestId('token-item-ETH')).toContainText('ETH')
    await expect(card.getByTestId('token-item-ETH')).toContainText('Price unknown')
  })
})

/** Names of the loaded files that hold the views of a feature. */
const featureFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/(send|swap|buy)-use/.exec(name)?.[1] ?? []),
  )

test('features that are off leave no trace', { tag: '@long' }, async ({ page, visit, sandbox }) => {
  const features = { onramp: false, swaps: false, send: false, receive: false, history: false }
  await visit({ siwx: false, features })
  await openAccount(page)
  const { card } = modal(page)
  await expect(card.getByTestId('token-item-ETH')).toBeVisible()
  await expect(card.getByTestId('w3m-account-wallet-features-widget')).toHaveCount(0)
  await expect(card.getByTestId('tab-activity')).toHaveCount(0)
  await expect(card.getByRole('button', { name: /Buy|Swap|Send|Receive/ })).toHaveCount(0)
  const operations = (await sandbox.requests()).flatMap((request) => request.operations)
  expect(operations.filter((name) => /Swap|Onramp|History|Allowance|Gas/i.test(name))).toEqual([])
  expect(await featureFiles(page)).toEqual([])
})

test('feature buttons follow the order of the host app', { tag: '@long' }, async ({ page, visit }) => {
  await visit({ siwx: false, features: { walletFeaturesOrder: ['send', 'receive'] } })
  await openAccount(page)
  const buttons = modal(page).card.getByTestId('w3m-account-wallet-features-widget').getByRole('button')
  await expect(buttons).toHaveText(['Send', 'Receive'])
  await buttons.first().click()
  await expect(modal(page).card.getByTestId('send-token')).toBeVisible()
  expect(await featureFiles(page)).toEqual(['send'])
})
