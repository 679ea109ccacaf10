import type { Page } from '@playwright/test'
import {
  enforce,
  nonce,
  readRules,
  servicesElsewhere,
  watchViolations,
} from '../support/checks/contentSecurity.ts'
import { hostPage } from '../support/pages/hostPage.ts'
import { sendCode } from '../support/pages/logins.ts'
import { modal } from '../support/pages/modal.ts'
import { showCode } from '../support/pages/phone.ts'
import type { SandboxControl } from '../support/servers/sandboxControl.ts'
import { expect, test } from '../support/tests/test.ts'
import { connect, connectAndSignIn, openModal } from '../support/wallets/connect.ts'

// Chromium takes a page whose headers a test replaces for one from elsewhere, and blocks its requests to this machine.
test.use({
  permissions: ['local-network-access'],
})

const off = { walletDirectory: false, dataService: false, relay: false, frame: false }

interface Feature {
  readonly name: string
  readonly service?: 'walletDirectory' | 'dataService' | 'relay' | 'frame'
  readonly options: object
  /** Directives whose sources it does not work without. */
  readonly needs: readonly string[]
  use(page: Page, sandbox: SandboxControl): Promise<unknown>
}

const features: readonly Feature[] = [
  {
    name: 'wallets in the browser',
    options: { siwx: false },
    needs: ['img-src'],
    use: async (page) => {
      await openModal(page)
      await expect(modal(page).rows.locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'wallet directory',
    service: 'walletDirectory',
    options: { siwx: false },
    needs: ['connect-src', 'img-src'],
    use: async (page) => {
      await openModal(page)
      await modal(page).allWallets.click()
      await expect.poll(() => modal(page).rows.count()).toBeGreaterThan(5)
      await expect(modal(page).rows.locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'names and avatars',
    service: 'dataService',
    options: { siwx: false },
    needs: ['connect-src'],
    async use(page) {
      await connect(page)
      await Promise.all([page.waitForResponse(/\/v1\/identity\//), hostPage(page).accountButton.click()])
    },
  },
  {
    name: 'balances, read from the chain',
    options: { siwx: false },
    needs: ['connect-src'],
    use: async (page) => {
      await connect(page)
      await expect(hostPage(page).balance).toContainText('ETH')
    },
  },
  {
    name: 'pairing with phones',
    service: 'relay',
    options: { siwx: false },
    needs: ['connect-src'],
    use: showCode,
  },
  {
    name: 'e-mail and social login',
    service: 'frame',
    options: { siwx: false },
    needs: ['frame-src'],
    use: async (page, sandbox) => {
      await openModal(page)
      await sendCode(page, sandbox, 'policy@example.test')
    },
  },
  { name: 'sign-in', options: {}, needs: ['connect-src'], use: (page) => connectAndSignIn(page) },
]

/** One of each directive. */
const briefly = ['e-mail and social login', 'sign-in', 'wallet directory']

for (const { name, service, options, use } of features) {
  // T28
  test(`with the sources of the others removed, the policy allows: ${name}`, {
    tag: briefly.includes(name) ? [] : '@long',
  }, async ({ page, visit, sandbox }) => {
    const violations = await watchViolations(page)
    const services = await servicesElsewhere(sandbox)
    const chosen = {
      ...options,
      nonce,
      services: { ...off, ...(service && { [service]: services[service] }) },
    }
    await visit(chosen)
    const rules = await readRules(page)
    expect(rules.map(({ feature }) => feature)).toContain(name)
    await enforce(page, rules)
    await visit(chosen)
    await use(page, sandbox)
    expect(await violations()).toEqual([])
  })
}

test.describe('what the policy leaves out', () => {
  test.use({
    allowedConsoleErrors: /Content Security Policy|Failed to (load|fetch)|TrustedHTML|\[wallet-kit\]/,
  })

  for (const { name, service, options, use, needs } of features) {
    for (const directive of needs) {
      // T28
      test(`is blocked: without the ${directive} of '${name}' there are violations`, {
        tag: briefly.includes(name) ? [] : '@long',
      }, async ({ page, visit, sandbox }) => {
        const violations = await watchViolations(page)
        const services = await servicesElsewhere(sandbox)
        const chosen = {
          ...options,
          nonce,
          services: { ...off, ...(service && { [service]: services[service] }) },
        }
        await visit(chosen)
        // The auth server is at the page's own origin, like the nodes of the playground.
        const rules = (await readRules(page)).filter(
          ({ feature }) => feature === name || feature !== 'sign-in',
        )
        const { [directive]: removed, ...others } =
          rules.find(({ feature }) => feature === name)?.sources ?? {}
        expect(removed, 'sources to remove').toBeDefined()
        await enforce(
          page,
          rules.map((rule) => (rule.feature === name ? { ...rule, sources: others } : rule)),
        )
        await visit(chosen)
        // A blocked part never shows, so the use ends with the page.
        use(page, sandbox).catch(() => undefined)
        await expect.poll(violations).toContainEqual(expect.stringMatching(`^${directive}`))
      })
    }
  }

  // T28
  test('is blocked: markup that a script of the page writes', async ({ page, visit }) => {
    const violations = await watchViolations(page)
    await visit({ nonce })
    await enforce(page, await readRules(page))
    await visit({ nonce })
    const thrown = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p></p>')
        return 'nothing'
      } catch (error) {
        return String(error)
      }
    })
    expect(thrown).toContain('TrustedHTML')
    await expect.poll(violations).toContainEqual(expect.stringMatching(/^require-trusted-types-for/))
  })
})
