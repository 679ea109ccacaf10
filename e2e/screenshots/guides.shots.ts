import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { untilStill } from '../support/checks/untilStill.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { logInByEmail, logins, withLogins } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'
import { fund } from '../support/wallets/smartAccount.ts'
import { composition, grounds, sans, takeCard } from './composition.ts'
import { imagesAreLoaded } from './imagesAreLoaded.ts'
import { reduceColors } from './reduceColors.ts'

// The style that hides the page is refused by the frame of logins.
test.use({ allowedConsoleErrors: /Applying inline style violates/ })

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function take(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await imagesAreLoaded(page)
  await untilStill(page)
  return takeCard(page, grounds.light)
}

test('smart-account.png: a login without a coin sends a token', async ({ page, visit, sandbox }) => {
  await visit({
    ...withLogins(sandbox),
    paymasters: { 'eip155:1': { url: `${sandbox.origin}/paymaster/1` } },
    themeMode: 'light',
    themeVariables: { '--w3m-font-family': sans },
  })
  await logInByEmail(page, sandbox, 'picture@example.test')
  const account = (await hostPage(page).address.textContent()) ?? ''
  await fund(sandbox, account, { coins: 0n, dai: 50n * 10n ** 18n })
  const { card } = modal(page)
  await hostPage(page).accountButton.click()
  await expect(card.getByTestId('token-item-DAI')).toBeVisible()
  const pictures = [await take(page)]
  await card.getByTestId('token-item-DAI').click()
  await card.getByTestId('send-amount').fill('12.5')
  await card.getByTestId('send-receiver').fill(bob)
  await card.getByTestId('send-review').click()
  await expect(card).toContainText('paid by Harrow & Vetch')
  pictures.push(await take(page))
  await card.getByTestId('send-confirm').click()
  await expect(logins(page).frame.getByRole('button', { name: 'Approve' })).toBeEnabled()
  pictures.push(await take(page))
  const scale = await page.evaluate(() => devicePixelRatio)
  await page.setContent(composition([{ ground: grounds.light, pictures }], scale))
  await writeFile(`${folder}smart-account.png`, await reduceColors(await page.locator('main').screenshot()))
})
