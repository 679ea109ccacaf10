import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor connects and leaves a note at the API of the app’s own contract', async ({
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
  await expect(page.getByText('Connect to leave a note.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await page.getByLabel('Note', { exact: true }).fill('I was here')
  await page.getByRole('button', { name: 'Leave a note' }).click()
  await expect(page.getByRole('listitem')).toHaveText(`I was here ${firstAccount}`)
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveText(`I was here ${firstAccount}`)
  expect(problems).toEqual([])

  // The contract holds for other clients as well.
  const wrong = await request.post('/api/notes', { data: { author: firstAccount, text: '' } })
  expect(wrong.status()).toBe(400)
  const again = await request.post('/api/notes', { data: { author: firstAccount, text: 'I was here' } })
  expect(again.status()).toBe(409)
})
