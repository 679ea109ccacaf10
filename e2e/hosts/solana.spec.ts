import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'

const signature = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

test('@solana/kit, hooks of the Wallet Standard and a wallet adapter use the wallet', async ({ host }) => {
  const { page, open, press } = host
  await open('solana')
  await press('Connect Wallet')
  await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
  const account = page.getByTestId('account')
  await expect(account).toHaveText(/^true [1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const address = String(await account.textContent()).slice('true '.length)
  await expect(page.getByTestId('standard')).toContainText(address)

  const result = page.getByTestId('result')
  await press('Sign')
  await expect(result).toHaveText(signature)
  const message = String(await result.textContent())
  await press('Send')
  await expect(result).not.toHaveText(message)
  await expect(result).toHaveText(signature)

  const adapter = page.getByTestId('adapter')
  await expect(adapter).toHaveText(address)
  await press('Sign with the adapter')
  await expect(page.getByTestId('adapter-signature')).toHaveText('64 bytes')
  const other = await page.evaluate(() => {
    const [wallet] = window.testSolanaWallets ?? []
    wallet?.changeAccount(1)
    return wallet?.accounts[1]
  })
  await expect(adapter).toHaveText(String(other))
  await expect(account).toHaveText(`true ${other}`)

  await page.reload()
  await expect(account).toHaveText(`true ${other}`)
  await expect(adapter).toHaveText(String(other))
  await press('Disconnect in the adapter')
  await expect(account).toHaveText('false')
  await page.reload()
  await expect(account).toHaveText('false')
  await press('Connect Wallet')
  await modal(page).rows.filter({ hasText: 'Sandbox Wallet' }).first().click()
  await expect(account).toHaveText(/^true/)
  await press('Disconnect')
  await expect(account).toHaveText('false')
})
