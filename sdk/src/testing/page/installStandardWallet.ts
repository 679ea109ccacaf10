import type { ScriptedSolanaWallet } from '../ScriptedSolanaWallet.ts'
import type { AutomatedPage } from './AutomatedPage.ts'
import { packBytes, unpackBytes } from './bytes.ts'
import { callInPage } from './callInPage.ts'
import type { Outcome } from './Outcome.ts'
import { toOutcome } from './Outcome.ts'

/** A page's request: the accounts, or one method of one feature. Bytes are packed. */
interface Question {
  readonly feature: string
  readonly method: string
  readonly inputs: readonly unknown[]
}

interface PageScript {
  readonly bridge: string
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  /** Methods by feature, with the feature's other properties. */
  readonly features: readonly {
    readonly name: string
    readonly method: string
    readonly properties: Readonly<Record<string, unknown>>
  }[]
}

let installed = 0

/**
 * Registers a scripted Solana wallet (Wallet Standard) in pages of a browser test. Keys and switches stay in the test;
 * the page gets a wallet that asks it. Call it before the page is opened.
 *
 * @param page Playwright's `Page`.
 *
 * @example
 * const scripted = createScriptedSolanaWallet({ name: 'Test', accounts: [secret], rpcUrl })
 * await installStandardWallet(page, scripted)
 * await page.goto('/')
 */
export async function installStandardWallet(
  page: AutomatedPage,
  { wallet }: ScriptedSolanaWallet,
): Promise<void> {
  installed += 1
  const bridge = `testStandardWallet_${installed}`
  const implementations = wallet.features as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const features = Object.entries(implementations).flatMap(([name, feature]) => {
    const method = Object.keys(feature).find((key) => typeof feature[key] === 'function' && key !== 'on')
    if (!method) return []
    const { [method]: _, ...properties } = feature
    return [{ name, method, properties }]
  })

  function answer({ feature, method, inputs }: Question): unknown {
    if (feature === 'accounts') return wallet.accounts
    const call = implementations[feature]?.[method] as (...inputs: readonly unknown[]) => unknown
    return call(...inputs.map((input) => withOwnAccount(unpackBytes(input))))
  }

  /** Replaces the page's copy of an account by the wallet's own. */
  function withOwnAccount(input: unknown): unknown {
    const { account } = (input ?? {}) as { readonly account?: { readonly address: string } }
    if (!account) return input
    const own = wallet.accounts.find(({ address }) => address === account.address)
    return { ...(input as object), account: own ?? account }
  }

  await page.exposeFunction(bridge, (question: Question) =>
    toOutcome(async () => packBytes(await answer(question))),
  )
  const { name, icon, chains } = wallet
  await page.addInitScript({
    content: callInPage<PageScript>(registerBridge, { bridge, name, icon, chains, features }),
  })
  wallet.features['standard:events'].on('change', () => {
    // A page that is just loading has no listeners yet: it reads the accounts when it is ready.
    page
      .evaluate(callInPage(deliver, { bridge, accounts: packBytes(wallet.accounts) }))
      .catch(() => undefined)
  })
}

/** Runs in the page, so it uses nothing from outside. */
function registerBridge({ bridge, name, icon, chains, features }: PageScript): void {
  type Account = { readonly address: string }
  const ask = (globalThis as unknown as Record<string, (question: Question) => Promise<Outcome>>)[bridge]
  const listeners = new Set<(change: unknown) => void>()
  const known = new Map<string, Account>()
  let accounts: readonly Account[] = []

  const pack = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return { bytes: [...value] }
    if (Array.isArray(value)) return value.map(pack)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pack(part)]))
  }
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack)
    if (typeof value !== 'object' || value === null) return value
    const { bytes } = value as { readonly bytes?: unknown }
    if (Array.isArray(bytes)) return new Uint8Array(bytes)
    if ('address' in value && 'publicKey' in value) return toAccount(value as Account)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpack(part)]))
  }
  /** Apps compare accounts by identity. */
  function toAccount({ address, ...rest }: Account): Account {
    const account = known.get(address) ?? Object.freeze({ ...(unpack(rest) as object), address })
    known.set(address, account)
    return account
  }
  function setAccounts(next: readonly Account[]): void {
    const isSame =
      next.length === accounts.length && next.every(({ address }, i) => address === accounts[i]?.address)
    if (isSame) return
    accounts = Object.freeze(next.map(toAccount))
    for (const listener of [...listeners]) listener({ accounts })
  }
  async function call(feature: string, method: string, inputs: readonly unknown[]): Promise<unknown> {
    if (!ask) throw new Error('The test has not installed this wallet.')
    const outcome = await ask({ feature, method, inputs: inputs.map(pack) })
    if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), outcome.error)
    return unpack(outcome.result)
  }

  const bridged = features.map(({ name: feature, method, properties }) => [
    feature,
    {
      ...properties,
      async [method](...inputs: readonly unknown[]) {
        const result = await call(feature, method, inputs)
        setAccounts((await call('accounts', '', [])) as readonly Account[])
        return feature === 'standard:connect' ? { accounts } : result
      },
    },
  ])
  const events = {
    version: '1.0.0',
    on(_: string, listener: (change: unknown) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains,
    features: { ...Object.fromEntries(bridged), 'standard:events': events },
    get accounts() {
      return accounts
    },
  }
  globalThis.addEventListener(`${bridge}:accounts`, (sent) =>
    setAccounts((sent as CustomEvent<readonly Account[]>).detail),
  )
  const register = (api: { register(wallet: unknown): void }) => api.register(wallet)
  globalThis.addEventListener('wallet-standard:app-ready', (ready) =>
    register((ready as CustomEvent<{ register(wallet: unknown): void }>).detail),
  )
  globalThis.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}

/** Runs in the page. */
function deliver({ bridge, accounts }: { bridge: string; accounts: unknown }): void {
  globalThis.dispatchEvent(new CustomEvent(`${bridge}:accounts`, { detail: accounts }))
}
