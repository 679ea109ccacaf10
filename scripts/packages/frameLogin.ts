import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../browser/findOrInstallBrowser.ts'

interface FrameLoginParameters {
  /** Of page and service. */
  readonly origin: string
  /** Everything that both processes have printed, mails among it. */
  output(): string
}

const email = 'alice@example.test'

/**
 * Logs a visitor in on the dashboard of a frame in Chromium, as a person does: by the link of one printed mail and the code
 * of the other. The key is made in the released worker and split among the released parties; a page that is loaded again
 * finds it.
 *
 * @returns what went wrong, and what the page has reported
 */
export async function frameLogin(parameters: FrameLoginParameters): Promise<readonly string[]> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  })
  try {
    return await logIn(browser, parameters)
  } finally {
    await browser.close()
  }
}

async function logIn(browser: Browser, { origin, output }: FrameLoginParameters): Promise<readonly string[]> {
  const context = await browser.newContext()
  const reported: string[] = []
  context.on('weberror', (event) => reported.push(`uncaught: ${event.error().message}`))
  context.on('console', (message) => {
    // 409: the account has no key yet.
    if (message.type() === 'error' && !message.text().includes('status of 4')) reported.push(message.text())
  })
  const printed = async (pattern: RegExp) => {
    const find = () => pattern.exec(output())?.[1]
    await expect.poll(find, { timeout: 20_000 }).toBeTruthy()
    return find() ?? ''
  }
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/dashboard`)
    await page.getByTestId('email').fill(email)
    await page.getByTestId('email').press('Enter')
    await confirm(await context.newPage(), await printed(/(http:\/\/\S+\/confirm\?token=[\w-]+)/))
    await page.getByTestId('code').fill(await printed(/Your code to log in is (\d{6})/), { timeout: 20_000 })
    await page.getByTestId('code').press('Enter')
    const address = page.getByTestId('addresses').getByRole('listitem').first()
    await expect(address).toContainText(/0x[\da-fA-F]{40}/, { timeout: 20_000 })
    const text = await address.textContent()
    await page.reload()
    await expect(address).toHaveText(text ?? '', { timeout: 20_000 })
    return reported
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...reported]
  } finally {
    await context.close()
  }
}

/** Presses the button of the page behind the link. */
async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button').click()
  await expect(page.getByRole('status')).toBeVisible()
}
