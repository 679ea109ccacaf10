import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor of a rendered app signs in at its own endpoints, and the server renders account and session', async ({
  browser,
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

  const html = await (await page.request.get('/')).text()
  expect(html).toContain('Signed in as')
  expect(html).toMatch(/data-testid="account-button"[^>]*aria-busy="true".*?0xf3/s)
  // Without JavaScript and without a visit, only the prerendered page is there.
  const rendered = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const renderedPage = await rendered.newPage()
  await renderedPage.goto('/')
  await expect(renderedPage.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await rendered.close()

  await page.reload()
  await expect(page.getByText('Signed in as')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account' })).toContainText(firstAccount)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Not signed in.')).toBeVisible()
  expect((await page.request.get('/api/visitor')).status()).toBe(401)
  expect(problems).toEqual([])
})
