import type { BrowserContext, Page } from '@playwright/test'
import type { SandboxControl } from '../servers/sandboxControl.ts'
import { expect } from '../tests/test.ts'
import { hostPage } from './hostPage.ts'
import { modal } from './modal.ts'

/** Opens the sandbox's phone wallet. */
export async function openPhone(context: BrowserContext, sandbox: SandboxControl, query = ''): Promise<Page> {
  const { services } = await sandbox.describe()
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`${services.walletPage}${query}`)
  await expect(phone.getByTestId('wallet-status')).not.toBeEmpty()
  return phone
}

/** Selects pairing in the modal and reads the code that a phone would scan. */
export async function showCode(page: Page): Promise<string> {
  await hostPage(page).connectButton.click()
  await modal(page).card.getByTestId('wallet-selector-walletconnect').click()
  const code = modal(page).card.getByTestId('wui-qr-code')
  await expect(code).toHaveAttribute('uri', /^wc:/)
  return String(await code.getAttribute('uri'))
}
