import type { Page } from '@playwright/test'
import {
  type ContentSecurityRule,
  getContentSecurityPolicy,
} from '../../../sdk/src/chains/networks/getContentSecurityPolicy.ts'
import type { SandboxControl } from '../servers/sandboxControl.ts'

export const nonce = 'bm9uY2Utb2YtdGhpcy1ydW4'

/** Sources that a page needs besides those of features. `'self'` is the host app's own script and style. */
const strict: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** The services of the sandbox on its own origin, where the policy has to name them. */
export async function servicesElsewhere(sandbox: SandboxControl) {
  const { walletDirectory, dataService, relay, frame } = (await sandbox.describe()).services
  return { walletDirectory, dataService, relay, frame }
}

/** The rules for the kit of a page that has been visited. */
export async function readRules(page: Page): Promise<readonly ContentSecurityRule[]> {
  const state = await page.evaluate(() => {
    const { kit } = window
    if (!kit) throw new Error('no kit in this page')
    const { services, connectorImages, customWallets, metadata } = kit.options
    return {
      options: JSON.parse(JSON.stringify({ services, connectorImages, customWallets, metadata })),
      networks: JSON.parse(JSON.stringify(kit.stores.networks.getState())),
    }
  })
  const store = <Value>(value: Value) => ({ getState: () => value })
  return getContentSecurityPolicy({
    _internal: { stores: { options: store(state.options), networks: store(state.networks) } },
  })
}

/** Serves the page with the strict policy and the sources of these rules, from its next load on. */
export async function enforce(page: Page, rules: readonly ContentSecurityRule[]): Promise<void> {
  const directives: Record<string, readonly string[]> = { ...strict }
  for (const { sources } of rules) {
    for (const [directive, list] of Object.entries(sources)) {
      directives[directive] = [...(directives[directive] ?? []), ...list]
    }
  }
  const policy = Object.entries(directives)
    .map(([directive, list]) => [directive, ...new Set(list)].join(' '))
    .join('; ')
  await page.unrouteAll()
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      // Retries only a reset connection: the server ends one that was idle for 5 s, also in the moment it is used again.
      const response = await route.fetch({ maxRetries: 2 })
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    },
  )
}

/** Records violations in each page that is loaded from now on. */
export async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return () => page.evaluate(() => (window as unknown as { violations: readonly string[] }).violations)
}
