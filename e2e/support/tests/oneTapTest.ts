import type { Page } from '@playwright/test'
import type { RunningServer } from '../servers/RunningServer.ts'
import { servePage } from '../servers/servePage.ts'
import { startSandbox } from '../servers/startSandbox.ts'
import { test as base, expect } from './test.ts'

/** Tests of sign-in together with an approval, for a page with the sdk alone and no auth server. */
export const test = base.extend<{ app: Page }>({
  // Replaces the playground, which these tests do not need.
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const servers: RunningServer[] = []
      try {
        const app = await servePage('oneTapAppScript.ts')
        servers.push(app)
        const sandbox = await startSandbox([app.origin])
        servers.push(sandbox)
        await use({ playground: app.origin, sandbox: sandbox.origin })
      } finally {
        for (const server of servers) await server.stop()
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  app: async ({ page, origins }, use) => {
    await page.goto(`${origins.playground}/`)
    await page.evaluate((sandbox) => window.startOneTapApp(sandbox), origins.sandbox)
    await use(page)
  },
})

export { expect }
