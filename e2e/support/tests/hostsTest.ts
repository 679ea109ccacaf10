import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { modal, sandboxWallet, type TestWallet } from '../pages/modal.ts'
import { freePort } from '../servers/freePort.ts'
import { repositoryRoot } from '../servers/playgroundPaths.ts'
import { serveHosts } from '../servers/serveHosts.ts'
import { startSandbox } from '../servers/startSandbox.ts'
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
export const test = base.extend<{ host: HostApp }, { isPublished: boolean }>({
  /** Whether the apps have the packages as they are published, not their sources. */
  isPublished: [false, { option: true, scope: 'worker' }],
  origins: [
    async ({ isPublished }, use, { parallelIndex }) => {
      const port = await freePort()
      const sandbox = await startSandbox([`http://127.0.0.1:${port}`])
      const outDir = join(repositoryRoot, '.cache/e2e', `hosts-${parallelIndex}`)
      const hosts = await serveHosts({ sandboxOrigin: sandbox.origin, port, outDir, isPublished })
      await use({ playground: hosts.origin, sandbox: sandbox.origin })
      await hosts.stop()
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 120_000 },
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
