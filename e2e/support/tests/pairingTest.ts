import type { Page } from '@playwright/test'
import type { PairingApp } from '../pages/pairingAppScript.ts'
import { scriptPage } from '../servers/scriptPage.ts'
import { test as base, expect } from './test.ts'

interface Pairing {
  /** The app's page, with `window.pairingApp`. */
  readonly app: Page
  /** The sandbox's wallet page. */
  readonly wallet: Page
  /** Opens the wallet page, e.g. with `?auto=1`. */
  openWallet(search?: string): Promise<void>
  /** Calls a method of `window.pairingApp`. */
  propose(parameters: Parameters<PairingApp['propose']>[0]): Promise<string>
  request(method: string, params: unknown, chain: string): Promise<unknown>
}

/** Tests of the wallet page: a sandbox, a page of an app, and the wallet in another page. */
export const test = base.extend<{ pairing: Pairing }>({
  // Replaces the playground, which these tests do not need.
  origins: [
    async ({ servers }, use) => use(await servers.show(scriptPage('pairingAppScript.ts'))),
    { scope: 'test', timeout: 90_000 },
  ],
  pairing: async ({ page: app, context, origins, sandbox }, use) => {
    const { services } = await sandbox.describe()
    await app.goto(`${origins.playground}/`)
    await app.evaluate((options) => window.startPairingApp(options), {
      relayUrl: services.relay,
      verifyUrl: `${services.verify}/v3`,
    })
    const wallet = await context.newPage()
    const sockets = new Set<string>()
    for (const page of [app, wallet])
      page.on('websocket', (socket) => sockets.add(new URL(socket.url()).host))
    // Width of the narrowest phones.
    await wallet.setViewportSize({ width: 360, height: 740 })
    await use({
      app,
      wallet,
      async openWallet(search = '') {
        await wallet.goto(`${services.walletPage}${search}`)
        await expect(wallet.getByTestId('wallet-status')).not.toBeEmpty()
      },
      propose: (parameters) => app.evaluate((given) => window.pairingApp.propose(given), parameters),
      request: (method, params, chain) =>
        app.evaluate(([name, given, on]) => window.pairingApp.request(name, given, on), [
          method,
          params,
          chain,
        ] as const),
    })
    // The guard monitors requests, not sockets.
    expect([...sockets]).toEqual([new URL(origins.sandbox).host])
  },
})

export { expect }
