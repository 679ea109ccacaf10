import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'

const evm = /^connected 0x[\dA-Fa-f]{40}$/
const svm = /^connected [1-9A-HJ-NP-Za-km-z]{32,44}$/

test('one wallet of two families, followed by wagmi, disconnected one by one', async ({ host }) => {
  const { page, open, press } = host
  await open('multichain')
  const wagmi = page.getByTestId('wagmi')
  await press('Connect Wallet')
  await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
  await page.getByTestId('wui-list-chain-eip155').click()
  await expect(page.getByTestId('evm')).toHaveText(evm)
  await expect(wagmi).toHaveText(evm)

  await press('Open Solana')
  await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
  // The host app has asked for Solana: the visitor is not asked again.
  await expect(page.getByTestId('solana')).toHaveText(svm)
  await expect(wagmi).toHaveText(evm)
  // Each button has the coin of its own family, whichever is active.
  await expect(page.getByTestId('account-button-eip155')).toContainText(/\d\.\d{3} ETH/)
  await expect(page.getByTestId('account-button-solana')).toContainText(/\d\.\d{3} SOL/)

  await press('Switch')
  await expect(page.getByTestId('network')).toHaveText(/^solana:/)
  await expect(page.getByTestId('account-button-eip155')).toContainText(/\d\.\d{3} ETH/)
  await expect(wagmi).toHaveText(evm)
  await press('Disconnect EVM')
  await expect(wagmi).toHaveText('disconnected')
  await expect(page.getByTestId('solana')).toHaveText(svm)
  await press('Disconnect')
  await expect(page.getByTestId('solana')).toHaveText('disconnected')
})
