import { expect, test } from '../support/hostsTest.ts'
import { modal } from '../support/modal.ts'

const signature = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

test('@solana/kit and hooks of the Wallet Standard use the wallet', async ({ host }) => {
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

  await page.reload()
  await expect(account).toHaveText(`true ${address}`)
  await press('Disconnect')
  await expect(account).toHaveText('false')
})
