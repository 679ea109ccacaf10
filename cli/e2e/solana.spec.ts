import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

test('a visitor connects a Solana wallet and signs a message, also after a reload', async ({
  context,
  page,
  request,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  const script = await request.get(`${sandboxOrigin}/test-wallets.js`)
  await context.addInitScript({ content: await script.text() })
  const { accounts } = await (await request.get(`${sandboxOrigin}/__sandbox`)).json()

  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  // Wallets of other chains are not offered.
  await expect(page.getByRole('button', { name: /Second Wallet/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Sandbox Wallet/ }).click()

  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(accounts.solana[0].address)
  await expect(account).toContainText('Solana')
  await expect(account).toContainText(/\d SOL/)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.locator('output')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)

  await page.reload()
  await expect(account).toContainText(accounts.solana[0].address)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.locator('output')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  expect(problems).toEqual([])
})
