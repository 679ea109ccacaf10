import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor signs in at the app’s own server, stays signed in, and signs out', async ({
  context,
  page,
  request,
  baseURL,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  const script = await request.get(`${sandboxOrigin}/test-wallets.js`)
  await context.addInitScript({ content: await script.text() })
  const requested = new Set<string>()
  page.on('request', (sent) => requested.add(new URL(sent.url()).origin))

  await page.goto('/')
  await expect(page.getByText('Not signed in.')).toBeVisible()
  expect((await page.request.get('/api/visitor')).status()).toBe(401)

  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await expect(page.getByText('My app wants to verify that this wallet is yours')).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('Signed in as')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const visitor = await page.request.get('/api/visitor')
  expect(await visitor.json()).toMatchObject({ account: `eip155:1:${firstAccount}` })

  await page.reload()
  await expect(page.getByText('Signed in as')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(firstAccount)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Not signed in.')).toBeVisible()
  expect((await page.request.get('/api/visitor')).status()).toBe(401)
  expect([...requested].filter((origin) => origin !== baseURL && origin !== sandboxOrigin)).toEqual([])
  expect(problems).toEqual([])
})
