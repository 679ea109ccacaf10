import type { Response } from '@playwright/test'
import { modal, sandboxWallet } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/hostsTest.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a plain page has its buttons, its subscriptions, and no React before the modal', async ({ host }) => {
  const { page, open, press, connect } = host
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await open('plain')
  const [account, network] = [page.locator('#account'), page.locator('#network')]
  await expect(page.getByRole('button', { name: 'Ethereum' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = responses.filter((response) => response.url().includes('/assets/'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(await script.text()).not.toContain('react.transitional.element')
  // As tests of AppKit's hosts wait for it.
  await expect(page.locator('w3m-modal')).toBeVisible()

  await connect()
  await expect(account).toHaveText(JSON.stringify({ address: alice, status: 'connected' }))
  const button = page.getByTestId('account-button')
  await expect(button).toContainText('alice.eth')
  await expect(button).toContainText('ETH')
  await press('Switch to Polygon')
  await expect(network).toHaveText(JSON.stringify({ chainId: 137 }))
  await expect(page.getByTestId('wui-network-button')).toHaveText('Polygon')
  await page.getByTestId('wui-network-button').click()
  await modal(page).network('Ethereum').click()
  await expect(network).toHaveText(JSON.stringify({ chainId: 1 }))
  await expect(modal(page).network('Ethereum').locator('wui-icon')).toBeVisible()
  await modal(page).close.click()
  await expect(modal(page).card).toBeHidden()

  await page.reload()
  await expect(button).toContainText('alice.eth')
  await button.click()
  await modal(page).disconnect.click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a headless page lists the wallets itself', async ({ host }) => {
  const { page, open, press } = host
  await open('headless')
  const account = page.getByTestId('account')
  await press(sandboxWallet.name)
  await expect(account).toHaveText(`connected ${alice}`)
  await press('Sign')
  await expect(page.getByTestId('signature')).toHaveText(/^0x[\da-f]{130}$/)
  await press('Switch')
  await expect(page.getByTestId('network')).toHaveText('137')
  await page.reload()
  await expect(account).toHaveText(`connected ${alice}`)
  await press('Disconnect')
  await expect(account).toHaveText('disconnected')
})
