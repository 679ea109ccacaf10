import { freePort } from '../servers/freePort.ts'
import { serveNext } from '../servers/serveNext.ts'
import { startSandbox } from '../servers/startSandbox.ts'
import { test as base, expect } from './hostsTest.ts'

/** Tests of the host app with Next, which renders on its own server; `page` is its page. */
export const test = base.extend({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const port = await freePort()
      const sandbox = await startSandbox([`http://127.0.0.1:${port}`])
      const app = await serveNext(sandbox.origin, port)
      await use({ playground: app.origin, sandbox: sandbox.origin })
      await app.stop()
      await sandbox.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect }
