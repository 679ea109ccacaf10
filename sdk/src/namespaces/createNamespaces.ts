import type { ChainNamespace } from '../networks/Caip.ts'
import type { Namespace } from './Namespace.ts'
import { namespaceTraits } from './traits.ts'

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

/** Looks up namespaces: the host's own first, then the kit's. */
export function createNamespaces(custom: readonly Namespace[]): Namespaces {
  const loading = new Map<ChainNamespace, Promise<Namespace>>()
  return {
    has: (name) => name in namespaceTraits || custom.some((namespace) => namespace.name === name),
    async load(name) {
      const own = custom.find((namespace) => namespace.name === name)
      if (own) return own
      const { loadNamespace } = await import('./loadNamespace.ts')
      return loadNamespace(name, loading)
    },
  }
}
