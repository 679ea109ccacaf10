import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor of a scaffolded app connects, sees address, network and balance, and stays connected', async ({
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

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your own account.')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()

  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(firstAccount)
  await expect(account).toContainText('Ethereum')
  await expect(account).toContainText(/\d ETH/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are in.')

  await page.reload()
  await expect(account).toContainText(firstAccount)
  expect(problems).toEqual([])
})
