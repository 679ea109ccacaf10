import {
  createScriptedSolanaWallet,
  createScriptedWallet,
  installStandardWallet,
  installWallet,
} from '@wallet-kit/sdk/testing'
import { hostPage } from '../support/pages/hostPage.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

// As a host app tests itself: the wallet's keys and switches are in the test, not in the page.

test('a wallet in the test connects, declines, signs, changes account, and survives a reload', async ({
  page,
  visit,
  sandbox,
}) => {
  const { accounts, chains } = await sandbox.describe()
  const wallet = createScriptedWallet({
    name: 'Wallet in the test',
    rdns: 'com.example.in-the-test',
    accounts: accounts.eip155.slice(0, 2).map(({ secret }) => secret as `0x${string}`),
    chains: Object.fromEntries(chains.flatMap(({ chainId, rpcUrl }) => (chainId ? [[chainId, rpcUrl]] : []))),
  })
  await installWallet(page, wallet)
  const host = hostPage(page)
  const { card, tryAgain } = modal(page)
  await visit({ siwx: false })

  wallet.rejectNext()
  await host.connectButton.click()
  await card.getByTestId(`wallet-selector-${wallet.info.rdns}`).click()
  await expect(card).toContainText(/declined/i)
  await tryAgain.click()
  await expect(host.address).toHaveText(String(wallet.accounts[0]))
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^0x[0-9a-f]{130}$/)
  wallet.changeAccount(1)
  await expect(host.address).toHaveText(String(wallet.accounts[1]))
  await page.reload()
  await expect(host.address).toHaveText(String(wallet.accounts[1]))
  expect(wallet.requests.map(({ method }) => method)).toContain('personal_sign')
})

test('a Solana wallet in the test connects, signs, and locks', async ({ page, visit, sandbox }) => {
  const { accounts, chains } = await sandbox.describe()
  const scripted = createScriptedSolanaWallet({
    name: 'Solana in the test',
    accounts: accounts.solana.slice(0, 1).map(({ secret }) => secret),
    rpcUrl: String(chains.find(({ namespace }) => namespace === 'solana')?.rpcUrl),
  })
  await installStandardWallet(page, scripted)
  const host = hostPage(page)
  await visit({ siwx: false }, { namespaces: ['solana'] })
  await host.connectButton.click()
  await modal(page).card.getByTestId('wallet-selector-standard.solana-in-the-test').click()
  await expect(host.address).toHaveText(String(scripted.accounts[0]))
  await host.signButton.click()
  await expect(host.signature).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  scripted.revoke()
  await expect(host.connectionStatus).toHaveText('disconnected')
})
