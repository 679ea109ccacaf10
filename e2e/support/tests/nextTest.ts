import { nextPage } from '../servers/nextPage.ts'
import { test as base, expect } from './hostsTest.ts'

/** Tests of the host app with Next, which renders on its own server; `page` is its page. */
export const test = base.extend({
  origins: [
    async ({ servers }, use) => use(await servers.show(nextPage)),
    { scope: 'test', timeout: 300_000 },
  ],
})

export { expect }
