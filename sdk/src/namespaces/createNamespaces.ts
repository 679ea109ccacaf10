import { createEarlyError } from '../errors/createEarlyError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { Namespace } from './Namespace.ts'

/** The chain families of an instance. */
export interface Namespaces {
  has(name: ChainNamespace): boolean
  /**
   * Loads a family's code on first use.
   *
   * @throws WalletKitError `ADAPTER_NOT_FOUND`
   */
  load(name: ChainNamespace): Promise<Namespace>
}

const builtIn: Readonly<Partial<Record<ChainNamespace, () => Promise<Namespace>>>> = {
  eip155: async () => (await import('./eip155/createEip155.ts')).createEip155(),
  solana: async () => (await import('./solana/createSolana.ts')).createSolana(),
}

/** Looks up namespaces: the host's own first, then the kit's. */
export function createNamespaces(custom: readonly Namespace[]): Namespaces {
  const loading = new Map<ChainNamespace, Promise<Namespace>>()
  const find = (name: ChainNamespace) => custom.find((namespace) => namespace.name === name)
  return {
    has: (name) => find(name) !== undefined || builtIn[name] !== undefined,
    async load(name) {
      const own = find(name)
      if (own) return own
      const load = builtIn[name]
      if (!load) throw createEarlyError('ADAPTER_NOT_FOUND', { context: { namespace: name } })
      const attempt = loading.get(name) ?? load()
      loading.set(name, attempt)
      // Code that failed to load is fetched again next time.
      attempt.catch(() => loading.delete(name))
      return attempt
    },
  }
}
