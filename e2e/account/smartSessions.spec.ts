import { openAccount } from '../support/pages/account.ts'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { walletRequests } from '../support/wallets/walletRequests.ts'

test('lists what apps may do for the account, and revokes it by a signature', async ({ page, visit }) => {
  await visit({ siwx: false, features: { smartSessions: true } })
  await openAccount(page)
  const { card, title, toast } = modal(page)
  await card.getByTestId('w3m-header-smart-sessions').click()
  await expect(title).toHaveText('Smart Sessions')
  const items = card.getByTestId(/^smart-session-item-/)
  await expect(items).toHaveCount(4)
  const harbour = items.filter({ hasText: 'Harbour Game' })
  await harbour.getByTestId(/^smart-session-revoke-/).click()
  await expect(toast).toHaveText('The session of Harbour Game has been revoked.')
  await expect(harbour).toContainText('Revoked')
  await expect(card.getByTestId(/^smart-session-revoke-/)).toHaveCount(1)
  expect(await walletRequests(page, sandboxWallet, 'personal_sign')).toHaveLength(1)
})
