import type { Page } from '@playwright/test'
import { holdElsewhere, moveBack, readTokenAccounts } from '../support/checks/holdElsewhere.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect } from '../support/wallets/connect.ts'
import { requestNode } from '../support/wallets/requestNode.ts'
import { cutTo } from '../support/wallets/shownAmount.ts'
import { namedTokenCode } from '../support/wallets/tokenContract.ts'

const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const token = '0x00000000000000000000000000000000000070c1'

async function expectBalance(page: Page, shown: string | RegExp): Promise<void> {
  await expect(hostPage(page).accountButton).toContainText(shown)
  await hostPage(page).accountButton.click()
  await expect(modal(page).card.getByTestId('w3m-account-balance')).toHaveText(shown)
}

test('button and modal show the balance of an ERC-20 token in place of the coin', async ({
  page,
  visit,
  sandbox,
}) => {
  await requestNode(sandbox, 1, 'anvil_setCode', [token, namedTokenCode])
  await visit({ siwx: false, tokens: { 'eip155:1': { address: token } } })
  await connect(page)
  await expectBalance(page, '12.345 RAIN')
})

test('of an SPL token, too, in whichever accounts it is held', { tag: '@long' }, async ({
  page,
  visit,
  sandbox,
}) => {
  const { chains, accounts } = await sandbox.describe()
  const { rpcUrl = '', tokens = [] } = chains.find(({ caipNetworkId }) => caipNetworkId === solanaId) ?? {}
  const mint = tokens.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
  await visit({ siwx: false, tokens: { [solanaId]: { address: mint } } }, { namespaces: ['solana'] })
  await hostPage(page).connectButton.click()
  await modal(page).card.getByTestId('wallet-selector-standard.sandbox-solana-wallet').click()
  await expect(modal(page).card).toBeHidden()
  const own = (await page.evaluate(() => window.kit?.getAddress('solana'))) ?? ''
  const secret = accounts.solana.find(({ address }) => address === own)?.secret ?? ''
  const held = await readTokenAccounts(rpcUrl, own, mint)
  const usual = held[0]?.account ?? ''
  const sum = held.reduce((total, { amount }) => total + amount, 0n)
  // The sandbox's mints have no metadata: the token is named by its mint.
  const shown = `${cutTo(3, sum, 6)} ${mint.slice(0, 4)}…${mint.slice(-6)}`
  await expectBalance(page, shown)
  const holder = { rpcUrl, mint, secret }
  const other = await holdElsewhere(holder, usual, (sum * 2n) / 3n)
  await page.reload()
  await expectBalance(page, shown)
  // Other tests of this worker use the account, too.
  await moveBack(holder, other, usual, (sum * 2n) / 3n)
})

test.describe('a token that does not exist', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  test('has no balance, and that of the coin is not shown in its place', async ({ page, visit }) => {
    await visit({ siwx: false, tokens: { 1: { address: `0x${'77'.repeat(20)}` } } })
    await connect(page)
    await hostPage(page).accountButton.click()
    await expect(modal(page).card).toContainText('Token Balance Unavailable')
    await expect(modal(page).card).toContainText('Balance unavailable.')
    await expect(hostPage(page).accountButton).not.toContainText('ETH')
  })
})
