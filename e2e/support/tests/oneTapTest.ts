import type { Page } from '@playwright/test'
import { scriptPage } from '../servers/scriptPage.ts'
import { test as base, expect } from './test.ts'

/** Tests of sign-in together with an approval, for a page with the sdk alone and no auth server. */
export const test = base.extend<{ app: Page }>({
  // Replaces the playground, which these tests do not need.
  origins: [
    async ({ servers }, use) => use(await servers.show(scriptPage('oneTapAppScript.ts'))),
    { scope: 'test', timeout: 90_000 },
  ],
  app: async ({ page, origins }, use) => {
    await page.goto(`${origins.playground}/`)
    await page.evaluate((sandbox) => window.startOneTapApp(sandbox), origins.sandbox)
    await use(page)
  },
})

export { expect }
