import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** First account of the development mnemonic, which the sandbox's first wallet holds. */
const firstAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a visitor of a page without a bundler connects by its element and signs; chunks come when they are needed', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))

  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('button', { name: /Sandbox Wallet/ })
    .first()
    .click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(`${firstAccount} on Ethereum`)
  expect(loaded).not.toContain('/wallet-kit/actions.js')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.locator('output')).toHaveText(/^0x[0-9a-f]{130}$/)
  await page.reload()
  await expect(account).toContainText(firstAccount)
  expect(problems).toEqual([])
})

test('a chunk that was changed is refused', async ({ page }) => {
  const folder = join(process.env.APP_FOLDER ?? '', 'wallet-kit')
  const names = Object.keys(JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')))
  const path = join(folder, names.find((name) => name.startsWith('chunks/modal-')) ?? '')
  const original = readFileSync(path)
  writeFileSync(path, `${original}\n// changed`)
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  try {
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect.poll(() => problems.join('\n')).toMatch(/integrity/i)
    await expect(page.getByRole('button', { name: /Sandbox Wallet/ })).toHaveCount(0)
  } finally {
    writeFileSync(path, original)
  }
})
