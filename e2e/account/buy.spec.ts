import type { BrowserContext, Page } from '@playwright/test'
import { openAccount } from '../support/pages/account.ts'
import { modal } from '../support/pages/modal.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { requestNode } from '../support/wallets/requestNode.ts'

test.use({ allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

async function usdcOf(sandbox: SandboxControl, owner: string): Promise<bigint> {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(String(await requestNode(sandbox, 1, 'eth_call', [{ to: usdc, data }, 'latest'])))
}

/** Fills the form and opens the provider's page. */
async function goToProvider(page: Page, context: BrowserContext, amount: string): Promise<Page> {
  const { card, title } = modal(page)
  await card.getByTestId('wallet-features-onramp-button').click()
  await expect(title).toHaveText('Buy crypto')
  await card.getByTestId('onramp-amount').fill(amount)
  await card.getByTestId('onramp-provider-coinbase').click()
  await expect(card.getByTestId('onramp-continue')).toHaveText(/^Continue to /)
  const opened = context.waitForEvent('page')
  await card.getByTestId('onramp-continue').click()
  return opened
}

// T30
test('buys with a card: what the quote promises is on the chain', async ({
  page,
  visit,
  sandbox,
  context,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card, title, back } = modal(page)
  const before = await usdcOf(sandbox, alice)
  const provider = await goToProvider(page, context, '50')
  await expect(title).toHaveText('Buy')
  await expect(card.getByTestId('onramp-waiting')).toContainText('Complete the purchase at Coinbase')
  await expect(provider.getByTestId('checkout-address')).toHaveText(alice)
  await expect(provider.getByTestId('checkout-amount')).toHaveValue('50')
  expect(await provider.evaluate(() => window.opener)).toBeNull()
  await provider.getByTestId('checkout-pay').click()
  const paid = await provider.getByTestId('checkout-success').textContent()
  const [, received = ''] = /for ([\d.]+) USDC on Ethereum/.exec(paid ?? '') ?? []
  await expect(card.getByTestId('onramp-received')).toBeVisible()
  const [whole = '', fraction = ''] = received.split('.')
  expect((await usdcOf(sandbox, alice)) - before).toBe(BigInt(whole + fraction.padEnd(6, '0')))
  await card.getByRole('button', { name: 'View purchases' }).click()
  await expect(title).toHaveText('Activity')
  await expect(card.getByTestId(/^activity-item-/)).toContainText(['Bought'])
  await back.click()
  await card.getByTestId('onramp-done').click()
  const held = ((await usdcOf(sandbox, alice)) / 10_000n).toString()
  const shown = `${Number(held.slice(0, -2)).toLocaleString('en-US')}.${held.slice(-2)} USDC`
  await expect(card.getByTestId('token-item-USDC')).toContainText(shown)
})

// F28
test('offline: the form to buy says what could not be loaded, and goes on with the network', async ({
  page,
  visit,
  context,
}) => {
  await visit({ siwx: false })
  await openAccount(page)
  const { card, title, back, network } = modal(page)
  // The code of the view is there; the other network's tokens are not.
  await card.getByTestId('wallet-features-onramp-button').click()
  await expect(card.getByTestId('onramp-amount')).toBeVisible()
  await back.click()
  await card.getByTestId('account-switch-network-button').click()
  await network('Polygon').click()
  await expect(title).toHaveText('Account')
  await context.setOffline(true)
  await card.getByTestId('wallet-features-onramp-button').click()
  await expect(title).toHaveText('Buy crypto')
  await expect(card).toContainText('The ways to buy could not be loaded.')
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(card.getByTestId('onramp-amount')).toBeVisible()
})
