import type { Browser, Locator, Page } from '@playwright/test'
import { modal } from '../support/pages/modal.ts'
import { expect, test } from '../support/tests/test.ts'

const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

const desk = (page: Page, name: string) => page.getByTestId(`desk-${name}`)
const addressOf = (place: Locator) => place.getByTestId('w3m-address')

/** Shows a kit's code and lets a phone of its own approve it. */
async function pairDesk(page: Page, browser: Browser, walletPage: string, name: string): Promise<Page> {
  await desk(page, name).getByTestId('connect-button').click()
  await modal(page).card.getByTestId('wallet-selector-walletconnect').click()
  const code = modal(page).card.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  const uri = encodeURIComponent(String(await code.getAttribute('uri')))
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`${walletPage}?auto=1&uri=${uri}`)
  await expect(addressOf(desk(page, name))).toHaveText(erin)
  return phone
}

test('two kits on one page pair, reload and disconnect independently', async ({ page, browser, sandbox }) => {
  const { services } = await sandbox.describe()
  await page.goto('/two-kits.html')
  const [lending, returning] = [desk(page, 'borrow'), desk(page, 'return')]
  const first = await pairDesk(page, browser, services.walletPage, 'borrow')
  const second = await pairDesk(page, browser, services.walletPage, 'return')
  await second.getByTestId('wallet-next-account').click()
  await expect(addressOf(returning)).toHaveText(frank)
  await expect(addressOf(lending)).toHaveText(erin)

  await page.reload()
  await expect(addressOf(lending)).toHaveText(erin)
  await expect(addressOf(returning)).toHaveText(/^0x/)
  await page.evaluate(() => window.desks?.borrow?.disconnect())
  await expect(first.getByTestId('wallet-session')).toHaveCount(0)
  await expect(lending.getByTestId('w3m-connection-status')).toHaveText('disconnected')
  await expect(returning.getByTestId('w3m-connection-status')).toHaveText('connected')

  await second.getByTestId('wallet-disconnect').click()
  await expect(returning.getByTestId('w3m-connection-status')).toHaveText('disconnected')
})
