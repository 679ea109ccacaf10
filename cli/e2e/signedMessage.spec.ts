import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor connects and signs a message with the library of the app, also after a reload', async ({
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
  const opener = page.getByRole('button', { name: 'Connect Wallet' })
  const wallet = page.getByRole('button', { name: /Sandbox Wallet/ })
  // An app without the modal lists the wallets itself.
  await expect(opener.or(wallet).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
  await wallet.click()

  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(firstAccount)
  await expect(account).toContainText('Ethereum')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.locator('output')).toHaveText(/^0x[0-9a-f]{130}$/)

  await page.reload()
  await expect(account).toContainText(firstAccount)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.locator('output')).toHaveText(/^0x[0-9a-f]{130}$/)
  expect(problems).toEqual([])
})
