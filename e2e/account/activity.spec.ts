import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

interface PendingTransaction {
  readonly hash: string
  readonly nonce: string
  readonly to: string
  readonly value: string
  readonly maxFeePerGas: string
}

/** The only transaction that waits. */
async function pendingTransaction(sandbox: SandboxControl): Promise<PendingTransaction> {
  const block = await requestNode(sandbox, 1, 'eth_getBlockByNumber', ['pending', true])
  const [transaction] = (block as { readonly transactions: readonly PendingTransaction[] }).transactions
  if (!transaction) throw new Error('no transaction waits')
  return transaction
}

test('shows the history of the active network by months', async ({ page, visit }) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('tab-activity').click()
  await expect(card.getByTestId('group-title').first()).toBeVisible()
  const rows = card.locator('[data-testid^="activity-item-0x"]')
  await expect(rows.first()).toBeVisible()
  // Newest first: the months do not repeat.
  const titles = await card.getByTestId('group-title').allTextContents()
  expect(new Set(titles).size).toBe(titles.length)
})

// F35
test('a transfer is in the list while it waits for a block, and confirmed afterwards', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card } = modal(page)
  await card.getByTestId('token-item-ETH').click()
  await card.getByTestId('send-amount').fill('0.125')
  await card.getByTestId('send-receiver').fill(bob)
  await expect(card.getByTestId('send-review')).toHaveText('Review send')
  await card.getByTestId('send-review').click()
  await expect(card.getByTestId('send-confirm')).not.toHaveAttribute('aria-disabled')
  await requestNode(sandbox, 1, 'evm_setAutomine', [false])
  try {
    await card.getByTestId('send-confirm').click()
    await expect(card.getByTestId('send-pending')).toBeVisible()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.getByTestId('tab-activity').click()
    const row = card.locator('[data-testid^="activity-item-"]').first()
    await expect(row).toContainText('Pending')
    await expect(row).toContainText('\u22120.125 ETH')
    const first = await pendingTransaction(sandbox)
    await card.getByTestId(`activity-speed-up-${first.hash}`).click()
    // One row for both: only one of them can be confirmed.
    await expect.poll(async () => (await pendingTransaction(sandbox)).hash).not.toBe(first.hash)
    const faster = await pendingTransaction(sandbox)
    expect(faster).toMatchObject({ nonce: first.nonce, to: first.to, value: first.value })
    expect(BigInt(faster.maxFeePerGas) * 10n).toBeGreaterThanOrEqual(BigInt(first.maxFeePerGas) * 11n)
    await requestNode(sandbox, 1, 'evm_mine', [])
    await expect(card.getByTestId(`activity-item-${faster.hash}`)).not.toContainText('Pending')
    await expect(card.getByTestId(`activity-item-${first.hash}`)).toHaveCount(0)
    await expect(row).toContainText('0.125')
  } finally {
    await requestNode(sandbox, 1, 'evm_setAutomine', [true])
  }
})

test.describe('without the data service', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  // F1
  test('says that the history failed, and the other tabs stay', async ({ page, visit, sandbox }) => {
    await visit({ siwx: false })
    await openAccount(page)
    const { card } = modal(page)
    await expect(card.getByTestId('token-item-ETH')).toBeVisible()
    await sandbox.setFaults({ dataService: { mode: 'down' } })
    await card.getByTestId('tab-activity').click()
    await expect(card).toContainText('Failed to fetch transactions')
    await card.getByTestId('tab-tokens').click()
    await expect(card.getByTestId('token-item-ETH')).toBeVisible()
  })
})
