import type { Page, Route } from '@playwright/test'
import { openAccount, openSolanaAccount } from '../support/pages/account.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { setWallet } from '../support/wallets/setWallet.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = '@appkit/sent_transfers'

interface Call {
  readonly id: number
}

/** Reloads the page and opens the account's activity. */
async function comeBack(page: Page): Promise<void> {
  await page.reload()
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  await hostPage(page).accountButton.click()
  await modal(page).card.getByTestId('tab-activity').click()
}

const read = (page: Page, name: string) => page.evaluate((item) => localStorage.getItem(item), name)

// F35
test('a transfer that waits is pending after a reload, and confirmed with its receipt', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  expect(await read(page, key)).toBeNull()
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.0625')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  await requestNode(sandbox, 1, 'evm_setAutomine', [false])
  try {
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-pending')).toBeVisible()
    await comeBack(page)
    const row = card.locator('[data-testid^="activity-item-"]').first()
    await expect(row).toContainText('Pending')
    await expect(row).toContainText('\u22120.062 ETH')
    expect(await read(page, key)).toContain('62500000000000000')
    await requestNode(sandbox, 1, 'evm_mine', [])
    await expect(row).not.toContainText('Pending')
    await expect(row).toContainText('0.062')
    expect(await read(page, key)).toBeNull()
  } finally {
    await requestNode(sandbox, 1, 'evm_setAutomine', [true])
  }
})

// F35
test('a transfer on Solana that waits is pending after a reload, and then looked for in the past', {
  tag: '@long',
}, async ({ page, visit, sandbox }) => {
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await openSolanaAccount(page)
  const { accounts } = await sandbox.describe()
  const { card } = modal(page)
  const hide = async (route: Route) => {
    const request = route.request()
    if (!request.postData()?.includes('getSignatureStatuses')) return route.fallback()
    const { id } = request.postDataJSON() as Call
    return route.fulfill({ json: { jsonrpc: '2.0', id, result: { context: { slot: 1 }, value: [null] } } })
  }
  await page.route('**/*', hide)
  await card.getByTestId('token-item-SOL').click()
  await card.getByTestId('send-amount').fill('0.375')
  await card.getByTestId('send-receiver').fill(accounts.solana[1]?.address ?? '')
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await card.getByTestId('send-confirm').click()
  await expect(card.getByTestId('send-pending')).toBeVisible()
  const looks: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('getSignatureStatuses')) looks.push(body)
  })
  await comeBack(page)
  const row = card.locator('[data-testid^="activity-item-"]').filter({ hasText: '\u22120.375 SOL' })
  await expect(row).toHaveCount(1)
  await expect.poll(() => looks.length).toBeGreaterThan(0)
  expect(await read(page, key)).toContain('375000000')
  await page.unroute('**/*', hide)
  await expect.poll(() => read(page, key), { timeout: 20_000 }).toBeNull()
  await expect(row).not.toContainText('Pending')
  await expect(row).toHaveCount(1)
  expect(looks.every((body) => body.includes('searchTransactionHistory'))).toBe(true)
})

// F35
test('a swap that waits is pending after a reload, and confirmed with its receipt', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '0.015', toToken: 'USDC' } }),
  )
  await card.getByTestId('swap-review').click()
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
  await requestNode(sandbox, 1, 'evm_setAutomine', [false])
  try {
    await card.getByTestId('swap-confirm').click()
    await expect(card.getByTestId('swap-pending')).toBeVisible()
    await comeBack(page)
    const row = card.locator('[data-testid^="activity-item-"]').first()
    await expect(row).toContainText('Pending')
    await expect(row).toContainText('\u22120.015 ETH')
    await requestNode(sandbox, 1, 'evm_mine', [])
    await expect(row).not.toContainText('Pending')
    await expect(row).toContainText(/\+[\d.]+ USDC/)
    expect(await read(page, '@appkit/sent_swaps')).toBeNull()
  } finally {
    await requestNode(sandbox, 1, 'evm_setAutomine', [true])
  }
})

test('a purchase of which nothing was received is pending after a reload, until it is', {
  tag: '@long',
}, async ({ page, visit, context }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('wallet-features-onramp-button').click()
  await card.getByTestId('onramp-amount').fill('60')
  await card.getByTestId('onramp-provider-coinbase').click()
  await expect(card.getByTestId('onramp-continue')).toHaveText(/^Continue to /)
  const opened = context.waitForEvent('page')
  await card.getByTestId('onramp-continue').click()
  const provider = await opened
  await expect(card.getByTestId('onramp-waiting')).toBeVisible()
  await expect.poll(() => read(page, '@appkit/open_purchases')).toContain('amounts')
  await comeBack(page)
  const row = card.locator('[data-testid^="activity-item-eip155:1:0x"]')
  await expect(row).toContainText('Bought')
  await expect(row).toContainText('Pending')
  await provider.getByTestId('checkout-pay').click()
  await expect(provider.getByTestId('checkout-success')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await read(page, '@appkit/open_purchases')).toBeNull()
})

// T24
test('a node that fails right after the receipt is asked again, by itself and by a press', {
  tag: '@long',
}, async ({ page, visit }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  let failures = 0
  const fail = async (route: Route) => {
    const request = route.request()
    const isCall = request.method() === 'POST' && request.postData()?.includes('eth_getTransactionByHash')
    if (!isCall) return route.fallback()
    failures += 1
    const body = request.postDataJSON() as Call | readonly Call[]
    const error = { code: -32_000, message: 'header not found' }
    const replies = [body].flat().map(({ id }) => ({ jsonrpc: '2.0', id, error }))
    return route.fulfill({ json: Array.isArray(body) ? replies : replies[0] })
  }
  for (const presses of [false, true]) {
    await page.route('**/*', fail)
    await card.getByTestId('token-item-ETH').click()
    await card.getByTestId('send-amount').fill(presses ? '0.011' : '0.012')
    await card.getByTestId('send-receiver').fill(bob)
    await expect(card.getByTestId('send-review')).toHaveText('Review send')
    await card.getByTestId('send-review').click()
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-unknown')).toContainText('Not confirmed yet')
    const before = failures
    await expect.poll(() => failures, 'asked again').toBeGreaterThan(before)
    await page.unroute('**/*', fail)
    if (presses) await card.getByTestId('send-check-again').click()
    await expect(card.getByTestId('send-success')).toBeVisible()
    await card.getByRole('button', { name: 'Done' }).click()
  }
})

/** Code that carries out bundles: it accepts coins, and passes calls on to Multicall3 (`DELEGATECALL`). */
const executor = '0x0000000000000000000000000000000000005793'
const executorCode =
  '0x36600557005b363d3d373d3d3d363d73ca11bde05977b3631167028862be2a173976ca115af43d82803e903d91603157fd5bf3'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

// F35
test('a bundle without a receipt is in the list, and its transaction takes its place', async ({
  page,
  visit,
  sandbox,
}) => {
  await requestNode(sandbox, 1, 'anvil_setCode', [executor, executorCode])
  await visit({ siwx: false })
  await openAccount(page)
  await setWallet(page, sandboxWallet, 'setBundles', executor)
  await page.evaluate(() =>
    window.kit?.open({ view: 'Swap', arguments: { amount: '11.125', fromToken: 'DAI', toToken: 'USDC' } }),
  )
  const { card } = modal(page)
  await card.getByTestId('swap-review').click()
  await expect(card).toContainText('Your wallet approves and swaps in one step.')
  await expect(card.getByTestId('swap-confirm')).not.toHaveAttribute('aria-disabled')
  await requestNode(sandbox, 1, 'evm_setAutomine', [false])
  try {
    await card.getByTestId('swap-confirm').click()
    await expect(card.getByTestId('swap-pending')).toBeVisible()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.getByTestId('tab-activity').click()
    const rows = card.locator('[data-testid^="activity-item-"]').filter({ hasText: '\u221211.125 DAI' })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Pending')
    await requestNode(sandbox, 1, 'evm_mine', [])
    await expect(rows).not.toContainText('Pending')
    await expect(rows).toHaveCount(1)
  } finally {
    await requestNode(sandbox, 1, 'evm_setAutomine', [true])
    // The account delegates to the code from then on.
    await requestNode(sandbox, 1, 'anvil_setCode', [alice, '0x'])
  }
})
