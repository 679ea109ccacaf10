import type { RequestArguments } from '../../chains/namespaces/eip155/Eip1193Provider.ts'
import type { ScriptedWallet } from '../ScriptedWallet.ts'
import type { AutomatedPage } from './AutomatedPage.ts'
import { callInPage } from './callInPage.ts'
import type { Outcome } from './Outcome.ts'
import { toOutcome } from './Outcome.ts'

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'] as const

interface PageScript {
  readonly info: ScriptedWallet['info']
  readonly bridge: string
}

/**
 * Announces a scripted wallet (EIP-6963) in pages of a browser test. Keys and switches stay in the test; the page gets
 * a provider that asks it. Call it before the page is opened. Reloads keep the wallet's permission.
 *
 * @param page Playwright's `Page`.
 *
 * @example
 * const wallet = createScriptedWallet({ name: 'Test', rdns: 'com.example.test', accounts: [key], chains })
 * await installWallet(page, wallet)
 * await page.goto('/')
 * wallet.rejectNext('personal_sign')
 */
export async function installWallet(page: AutomatedPage, { info, provider }: ScriptedWallet): Promise<void> {
  const bridge = `testWallet_${info.uuid.replaceAll('-', '')}`
  await page.exposeFunction(bridge, (request: RequestArguments) => toOutcome(() => provider.request(request)))
  await page.addInitScript({ content: callInPage<PageScript>(announceBridge, { info, bridge }) })
  for (const event of events) {
    provider.on?.(event, (value: unknown) => {
      // A page that is just loading has no listeners yet: it reads the wallet's state when it is ready.
      page.evaluate(callInPage(deliver, { bridge, event, value })).catch(() => undefined)
    })
  }
}

/** Runs in the page, so it uses nothing from outside. */
function announceBridge({ info, bridge }: PageScript): void {
  const ask = (globalThis as unknown as Record<string, (request: unknown) => Promise<Outcome>>)[bridge]
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const provider = {
    async request(request: unknown) {
      if (!ask) throw new Error('The test has not installed this wallet.')
      const outcome = await ask(request)
      if ('result' in outcome) return outcome.result
      throw Object.assign(new Error(outcome.error.message), outcome.error)
    },
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
  globalThis.addEventListener(`${bridge}:event`, (sent) => {
    const { event, value } = (sent as CustomEvent<{ event: string; value: unknown }>).detail
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  })
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  globalThis.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Runs in the page. */
function deliver({ bridge, ...detail }: { bridge: string; event: string; value: unknown }): void {
  globalThis.dispatchEvent(new CustomEvent(`${bridge}:event`, { detail }))
}
