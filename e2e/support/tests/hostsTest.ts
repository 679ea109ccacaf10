import type { Page } from '@playwright/test'
import { modal, sandboxWallet, type TestWallet } from '../pages/modal.ts'
import { hostsPage } from '../servers/hostsPage.ts'
import { test as base, expect } from './test.ts'

/** A host app in the page. */
export interface HostApp {
  readonly page: Page
  /** Opens `e2e/apps/{name}`. */
  open(name: string): Promise<void>
  /** Presses the button with exactly this label. */
  press(label: string): Promise<void>
  /** Opens the modal by `<appkit-button>` and picks a wallet. */
  connect(wallet?: TestWallet): Promise<void>
}

/** Tests of host apps, built for production; `page` is theirs in place of the playground. */
export const test = base.extend<{ host: HostApp; isPublished: boolean }>({
  /** Whether the apps have the packages as they are published, not their sources. */
  isPublished: [false, { option: true }],
  origins: [
    async ({ servers, isPublished }, use, { parallelIndex }) =>
      use(await servers.show(hostsPage({ worker: parallelIndex, isPublished }))),
    { scope: 'test', timeout: 120_000 },
  ],
  host: async ({ page }, use) => {
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
    await use({
      page,
      press,
      open: async (name) => void (await page.goto(`/${name}/`)),
      async connect(wallet = sandboxWallet) {
        await press('Connect Wallet')
        await modal(page).wallet(wallet).click()
        await expect(modal(page).card).toBeHidden()
      },
    })
  },
})

export { expect }
