import type { Page } from '@playwright/test'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { fund, payingOptions, tokenBalance } from '../support/wallets/smartAccount.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dai = 10n ** 18n
const sending = 'eth_sendUserOperation'

/** Opens the account's activity. Returns the row of what was sent last. */
async function openActivity(page: Page) {
  await expect(hostPage(page).connectionStatus).toHaveText('connected')
  await hostPage(page).accountButton.click()
  const { card } = modal(page)
  await card.getByTestId('tab-activity').click()
  return card.locator('[data-testid^="activity-item-"]').first()
}

/** Every operation that the bundler was given, as often as it was. */
async function sentOperations(sandbox: SandboxControl): Promise<readonly string[]> {
  const requests = await sandbox.requests()
  return requests
    .filter(({ service, operations }) => service === 'bundler:1' && operations.includes(sending))
    .map(({ body }) =>
      JSON.stringify((JSON.parse(body) as { readonly params: readonly unknown[] }).params[0]),
    )
}

test.describe('an operation that waits', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  for (const [name, fault] of [
    ['that answers', undefined],
    ['that answers late', { mode: 'slow', delayMs: 2_000, operation: sending, times: 1 }],
    ['whose answer is lost', { mode: 'behave', behaviour: 'losesAnswer', operation: sending, times: 1 }],
    ['that forgets it', { mode: 'behave', behaviour: 'drops', operation: sending, times: 1 }],
    ['that is down at first', { mode: 'down', operation: sending, times: 1 }],
  ] as const) {
    // F40, F35
    test(`at a bundler ${name} is sent once, and followed after a reload and in a second tab`, {
      tag: name === 'that answers late' ? [] : '@long',
    }, async ({ page, visit, context, sandbox }) => {
      const options = { ...withLogins(sandbox), ...payingOptions(sandbox), siwx: false }
      await visit(options)
      await logInByEmail(page, sandbox, `waits-${name.replaceAll(' ', '-')}@example.test`)
      const account = (await page.evaluate(() => window.kit?.getAddress())) ?? ''
      await fund(sandbox, account, { coins: 0n, dai: 10n * dai })
      const before = await tokenBalance(sandbox, 'DAI', bob)
      const { card } = modal(page)
      await hostPage(page).accountButton.click()
      await card.getByTestId('token-item-DAI').click()
      await card.getByTestId('send-amount').fill('1.5')
      await card.getByTestId('send-receiver').fill(bob)
      await card.getByTestId('send-review').click()
      await card.getByTestId('send-confirm').click()
      if (fault) await sandbox.setFaults({ 'bundler:1': fault })
      await requestNode(sandbox, 1, 'evm_setAutomine', [false])
      try {
        await logins(page).frame.getByRole('button', { name: 'Approve' }).click()
        await expect(card.getByTestId('send-pending')).toBeVisible()
        await page.reload()
        const second = await context.newPage()
        await visit(options, { page: second })
        const rows = [await openActivity(page), await openActivity(second)]
        for (const row of rows) await expect(row).toContainText('Pending')
        expect(await tokenBalance(sandbox, 'DAI', bob)).toBe(before)
        await requestNode(sandbox, 1, 'evm_setAutomine', [true])
        await requestNode(sandbox, 1, 'evm_mine', [])
        for (const row of rows) await expect(row).not.toContainText('Pending', { timeout: 20_000 })
      } finally {
        await requestNode(sandbox, 1, 'evm_setAutomine', [true])
      }
      expect((await tokenBalance(sandbox, 'DAI', bob)) - before).toBe((3n * dai) / 2n)
      expect(await tokenBalance(sandbox, 'DAI', account)).toBe((17n * dai) / 2n)
      expect(new Set(await sentOperations(sandbox)).size).toBe(1)
    })
  }
})
