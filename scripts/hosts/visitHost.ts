import { type Browser, expect } from '@playwright/test'

export interface VisitHostParameters {
  readonly browser: Browser
  readonly origin: string
  readonly sandboxOrigin: string
  readonly kind: 'wagmi' | 'solana'
}

const accounts = {
  wagmi: /^0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}
const signatures = { wagmi: /^0x[\da-f]{130}$/, solana: /^64 [1-9A-HJ-NP-Za-km-z]{80,90}$/ }
const balances = { wagmi: /\d ETH/, solana: /\d SOL/ }

/**
 * Connects at a host app in a browser, signs, and opens the account view.
 *
 * @returns reports of the console and the page
 * @throws when a step does not succeed, with the reports until then
 */
export async function visitHost({
  browser,
  origin,
  sandboxOrigin,
  kind,
}: VisitHostParameters): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const reported: string[] = []
  context.on('weberror', (event) =>
    reported.push(`uncaught: ${event.error().stack ?? event.error().message}`),
  )
  context.on('console', (message) => reported.push(`console ${message.type()}: ${message.text()}`))
  try {
    const wallets = await context.request.get(`${sandboxOrigin}/test-wallets.js`)
    // An empty page, with which a tab starts, and a sandboxed frame have no storage for them.
    await context.addInitScript({ content: `if (origin.startsWith('http')) {${await wallets.text()}}` })
    const page = await context.newPage()
    const card = page.getByTestId('w3m-modal-card')
    const account = page.getByTestId('account')
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect Wallet', exact: true }).click()
    await card.locator('[data-wallet-row]').filter({ hasText: 'Sandbox Wallet' }).first().click()
    await expect(account).toHaveText(accounts[kind], { timeout: 20_000 })
    await expect(card).toBeHidden()
    const address = String(await account.textContent())
    await expect(page.getByTestId('library')).toContainText(address)

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByTestId('signature')).toHaveText(signatures[kind], { timeout: 20_000 })

    await page.getByTestId('account-button').click()
    await expect(card).toContainText(balances[kind], { timeout: 20_000 })
    await expect(card.getByTestId('disconnect-button')).toBeVisible()

    await page.reload()
    await expect(account).toHaveText(address, { timeout: 20_000 })
    return reported
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error([message, ...reported].join('\n'), { cause: error })
  } finally {
    await context.close()
  }
}
