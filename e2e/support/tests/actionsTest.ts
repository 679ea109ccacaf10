import type { Page } from '@playwright/test'
import type { AppKit } from '@wallet-kit/sdk'
import type * as Actions from '@wallet-kit/sdk/actions'
import type { OfferedChain } from '../pages/actionsAppScript.ts'
import { scriptPage } from '../servers/scriptPage.ts'
import { test as base, expect } from './test.ts'

/** A chain of the sandbox. `directRpcUrl` has the development methods, on EVM chains. */
type Chain = OfferedChain & { readonly directRpcUrl?: string }

interface ActionsPage {
  readonly page: Page
  readonly chains: readonly Chain[]
  /** Calls an action of the kit in the page. A thrown error becomes `{ code, context }`. */
  call<Name extends keyof typeof Actions>(name: Name, parameters?: unknown): Promise<unknown>
  /** Requests something of a chain, development methods included. */
  request(caipNetworkId: string, method: string, params: readonly unknown[]): Promise<unknown>
}

/** Tests of actions: the sandbox's chains and test wallets, and a page with the sdk alone. */
export const test = base.extend<{ actions: ActionsPage }>({
  // Replaces the playground, which these tests do not need.
  origins: [
    async ({ servers }, use) => use(await servers.show(scriptPage('actionsAppScript.ts'))),
    { scope: 'test', timeout: 90_000 },
  ],
  actions: async ({ page, origins, sandbox }, use) => {
    const chains = (await sandbox.describe()).chains as unknown as readonly Chain[]
    await sandbox.resetAll()
    await page.goto(`${origins.playground}/`)
    await page.addScriptTag({ url: `${origins.sandbox}/test-wallets.js` })
    await page.evaluate(([url, offered]) => void window.startKit(url, offered), [
      origins.sandbox,
      chains,
    ] as const)
    await use({
      page,
      chains,
      call: (name, parameters) =>
        page.evaluate(
          async ([action, given]) => {
            const run = window.actions[action as 'connect'] as (
              kit: AppKit,
              given: unknown,
            ) => Promise<unknown>
            try {
              return await run(window.kit as unknown as AppKit, given)
            } catch (error) {
              const { code, context, message, cause } = error as Record<string, unknown>
              return { code, context, message, cause: String(cause) }
            }
          },
          [name, parameters] as const,
        ),
      async request(caipNetworkId, method, params) {
        const chain = chains.find((candidate) => candidate.caipNetworkId === caipNetworkId)
        const reply = await fetch(chain?.directRpcUrl ?? chain?.rpcUrl ?? '', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        })
        const { result, error } = (await reply.json()) as { result?: unknown; error?: unknown }
        if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
        return result
      },
    })
  },
})

export { expect }
