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

/**
 * Looks up namespaces: the host's own first, then the kit's.
 *
 * @param custom what has no name is no namespace
 * @param loadBuiltIn loads one of the kit's own
 */
export function createNamespaces(
  custom: readonly (Namespace | { readonly name?: undefined })[],
  loadBuiltIn: (name: ChainNamespace) => Promise<Namespace>,
): Namespaces {
  return {
    has: (name) => name in namespaceTraits || custom.some((namespace) => namespace.name === name),
    load: async (name) =>
      custom.find((namespace): namespace is Namespace => namespace.name === name) ?? loadBuiltIn(name),
  }
}
