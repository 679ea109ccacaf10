import { test as base, expect } from '@playwright/test'
import { guardPages, type PageGuard } from '../checks/pageGuard.ts'
import { type Visit, visitPlayground } from '../pages/visitPlayground.ts'
import { type SandboxControl, sandboxControl } from '../servers/sandboxControl.ts'
import { startPlayground } from '../servers/startPlayground.ts'
import { type Origins, startWorkerServers, type WorkerServers } from '../servers/workerServers.ts'

export interface TestFixtures {
  /** Other kinds of tests replace the playground with a page of their own. */
  origins: Origins
  /** The worker's sandbox, whose faults are cleared before each test. */
  sandbox: SandboxControl
  /** Opens the playground with these `createAppKit` options merged over its own. */
  visit: Visit
  /** Console errors that the test causes on purpose, e.g. a failed request. */
  allowedConsoleErrors: RegExp
  guard: Pick<PageGuard, 'allow' | 'watch'>
}

export interface WorkerFixtures {
  servers: WorkerServers
}

/** Each worker has its own sandbox and playground, so that the faults of one test do not affect another. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const servers = await startWorkerServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  origins: [
    async ({ servers }, use) =>
      use(await servers.show({ name: 'playground', build: async () => startPlayground })),
    { scope: 'test', timeout: 90_000 },
  ],
  baseURL: async ({ origins }, use) => use(origins.playground),
  sandbox: [
    async ({ origins }, use) => {
      const control = sandboxControl(origins.sandbox)
      await Promise.all([control.reset(), control.clearRecords()])
      await use(control)
    },
    { auto: true },
  ],
  allowedConsoleErrors: [/(?!)/, { option: true }],
  guard: [
    async ({ context, origins, sandbox, allowedConsoleErrors }, use) => {
      // The same page, as one of another site than the sandbox.
      const elsewhere = origins.playground.replace('127.0.0.1', 'localhost')
      const { frameKeeper } = (await sandbox.describe()).services
      const allowedOrigins = [origins.playground, elsewhere, origins.sandbox, frameKeeper]
      const guard = guardPages(context, { allowedOrigins, allowedConsoleErrors })
      await use(guard)
      expect(await guard.problems(), 'unexpected problems in the page').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) =>
    use((options, settings) => visitPlayground(settings?.page ?? page, options, settings?.namespaces)),
})

export { expect }
