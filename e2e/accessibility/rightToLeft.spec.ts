import type { Locator, Page } from '@playwright/test'
import { isAscending, leftEdges } from '../support/checks/readingOrder.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { announce } from '../support/wallets/announce.ts'
import { connect, openModal } from '../support/wallets/connect.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

test.use({ allowedConsoleErrors: /Project ID Not Configured/ })

const arabic = { siwx: false, locale: 'ar' }

async function expectLeftToRight(element: Locator, parts: readonly string[]): Promise<void> {
  const edges = await leftEdges(element, parts)
  expect(isAscending(edges), `${parts.join(' ')} at ${edges.join(' ')}`).toBe(true)
}

async function openAccount(page: Page): Promise<void> {
  await connect(page)
  await hostPage(page).accountButton.click()
}

test('domains of wallets keep the order of their labels', { tag: '@long' }, async ({ page, visit }) => {
  const uuid = '11111111-1111-4111-8111-111111111111'
  await announce(page, [{ uuid, name: sandboxWallet.name, icon: 'data:image/png,', rdns: 'evil.impostor' }])
  await visit(arabic)
  await openModal(page)
  await expect(modal(page).card).toHaveCSS('direction', 'rtl')
  await expectLeftToRight(modal(page).wallet(sandboxWallet), ['dev.', 'wallet-kit.', 'sandbox'])
})

test('hosts of links keep the order of their labels', { tag: '@long' }, async ({ page, visit }) => {
  const wallet = { id: 'sample', name: 'Sample', homepage: 'https://wallet.sample.example' }
  await visit({ ...arabic, enableWalletConnect: false, customWallets: [wallet] })
  await openModal(page)
  await modal(page).card.getByTestId('wallet-selector-sample').click()
  await expectLeftToRight(modal(page).card.getByRole('link').first(), ['wallet.', 'sample.', 'example'])
})

test('amounts and addresses keep their order', async ({ page, visit }) => {
  await visit(arabic)
  await openAccount(page)
  const { card, accounts, accountItems } = modal(page)
  const account = card.getByTestId('single-account-avatar')
  await expectLeftToRight(account, ['0xf3', '…', 'b92266'])
  const total = card.getByTestId('w3m-account-total')
  const [amount = ''] = /\d[\d,.]*/.exec((await total.textContent()) ?? '') ?? []
  await expectLeftToRight(total, [...amount.split(/(?=[,.])/)])
  await accounts.click()
  await expect(accountItems.first()).toContainText('ETH')
  const [coins = ''] = /\d+\.\d+(?= ETH)/.exec((await accountItems.first().textContent()) ?? '') ?? []
  await expectLeftToRight(accountItems.first(), [coins, 'ETH'])
})

test('amounts of tokens, of the history, of a transfer and of a swap keep their order', async ({
  page,
  visit,
}) => {
  await visit(arabic)
  await openAccount(page)
  const { card, back } = modal(page)
  const digits = async (element: Locator, pattern = /[\d,]+\.\d+/) =>
    pattern.exec((await element.textContent()) ?? '')?.[0] ?? ''
  const ether = card.getByTestId('token-item-ETH')
  await expectLeftToRight(ether, [await digits(ether), ' ETH'])
  await card.getByTestId('tab-activity').click()
  const sent = card
    .locator('[data-testid^="activity-item-"]')
    .filter({ hasText: /\u2212.* ETH/ })
    .first()
  await expectLeftToRight(sent, ['\u2212', await digits(sent), ' ETH'])
  await card.getByTestId('tab-tokens').click()
  await ether.click()
  const available = card.getByTestId('send-token')
  await expectLeftToRight(available, [await digits(available), ' ETH'])
  await back.click()
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '20.5', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  const balance = card.getByTestId('swap-balance')
  await expect(balance).toContainText(/\d{2}.* DAI/)
  await expectLeftToRight(balance, [await digits(balance, /\d[\d,.]*/), ' DAI'])
})

test('the label of the button ends with its dots, in a page that is written from left to right', {
  tag: '@long',
}, async ({ page, visit }) => {
  await visit(arabic)
  await setWallet(page, sandboxWallet, 'setNeverAnswer', true)
  await openModal(page)
  await modal(page).wallet(sandboxWallet).click()
  const { connectButton } = hostPage(page)
  await expect(connectButton).toHaveText('جارٍ الربط...')
  await expectLeftToRight(connectButton, ['...', 'الربط', 'جارٍ'])
})

test('the number of wallets is before its plus sign', async ({ page, visit }) => {
  await visit(arabic)
  await openModal(page)
  await expect(modal(page).allWallets).toContainText('+')
  await expectLeftToRight(modal(page).allWallets, ['0+', '+'])
})

test('the switch of All Wallets is within the card’s body, and moves to the other side', {
  tag: '@long',
}, async ({ page, visit }) => {
  await visit(arabic)
  await openModal(page)
  await page.evaluate(() => window.kit?.open({ view: 'AllWallets' }))
  const { card } = modal(page)
  const label = card.getByTestId('wui-certified-switch')
  await expect(label).toBeVisible()
  const [place, box] = [await label.locator('..').boundingBox(), await label.boundingBox()]
  expect(box).toMatchObject({ x: place?.x, width: place?.width })
  const track = await label.locator('.MuiSwitch-root').boundingBox()
  const thumb = label.locator('.MuiSwitch-thumb')
  const isWithin = async () => {
    const part = await thumb.boundingBox()
    if (!part || !track) return 'not rendered'
    if (part.x < track.x || part.x + part.width > track.x + track.width) return 'outside'
    return part.x + part.width / 2 > track.x + track.width / 2 ? 'right' : 'left'
  }
  await expect.poll(isWithin).toBe('right')
  await label.click()
  await expect.poll(isWithin).toBe('left')
})

test('an unknown network has a name and is marked as unsupported', { tag: '@long' }, async ({
  page,
  visit,
}) => {
  await visit({ siwx: false })
  await connect(page)
  await setWallet(page, sandboxWallet, 'changeChain', 5)
  const network = modal(page).card.getByTestId('unsupported-network')
  await expect(network).toContainText('Unknown Network')
  await expect(network).toContainText('Unsupported')
  await expect(modal(page).card).toContainText('Your wallet is on a network that')
  await page.evaluate(() => window.kit?.updateOptions({ locale: 'ar' }))
  await expect(network).toContainText('شبكة غير معروفة')
  await expect(network).toContainText('غير مدعومة')
})

test.describe('without a project id', () => {
  // The sandbox's directory refuses requests without one.
  test.use({ allowedConsoleErrors: /status of 401|Project ID Not Configured/ })

  test('an alert to the developer stays English and reads from left to right', async ({ page, visit }) => {
    await visit({ ...arabic, projectId: '' })
    await openModal(page)
    await expect(modal(page).alert).toHaveCSS('direction', 'ltr')
    await expect(modal(page).card).toHaveCSS('direction', 'rtl')
  })
})
