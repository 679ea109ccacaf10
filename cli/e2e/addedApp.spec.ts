import { expect, test } from '@playwright/test'

const sandboxOrigin = process.env.SANDBOX_ORIGIN ?? ''
const flags = process.env.APP_FLAGS ?? ''

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor connects in an app that the kit was added to, and is connected after a reload', async ({
  context,
  page,
  request,
  baseURL,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // Nodes of the networks are not on this machine.
    const isOffline = message.text().includes('net::ERR_NAME_NOT_RESOLVED')
    // Fonts of a generator's own page are sources that its developer adds to the policy.
    const isFont = message.text().includes('https://fonts.googleapis.com/')
    if (message.type() === 'error' && !isOffline && !isFont) problems.push(message.text())
  })
  const script = await request.get(`${sandboxOrigin}/test-wallets.js`)
  await context.addInitScript({ content: await script.text() })

  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  if (flags.includes('--sign-in server')) {
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const session = await page.request.get('/api/auth/session')
    expect(await session.json()).toMatchObject({ address: `eip155:1:${firstAccount}` })
    const foreign = await page.request.post('/api/auth/nonce', {
      headers: { Origin: 'https://other.example' },
    })
    expect(foreign.status()).toBe(403)
  }
  const account = page.getByTestId('account-button')
  await expect(account).toContainText(/0xf3/)

  await page.reload()
  await expect(account).toContainText(/0xf3/)
  await expect(account).not.toHaveAttribute('aria-busy', 'true')
  if (flags.includes('--csp')) {
    const headers = (await page.request.get(baseURL ?? '')).headers()
    const element = page.locator('meta[http-equiv="Content-Security-Policy"]')
    const header = headers['content-security-policy'] ?? (await element.getAttribute('content'))
    expect(header).toContain("default-src 'self'")
  }
  expect(problems).toEqual([])
})
