import type { ChainNamespace } from '../networks/Caip.ts'
import { namespaceTraits } from './families/traits.ts'
import type { Namespace } from './Namespace.ts'

/** An adapter that ties a library of the host app to the kit: it has no name, and no code for its family. */
export interface AttachedLibrary {
  readonly namespace?: ChainNamespace
  readonly name?: undefined
  detach?(): void
}

/** An adapter of the host app. */
type CustomNamespace = Namespace | AttachedLibrary

/** The chain families of an instance. */
export interface Namespaces {
  /** The host app's own; changed by `addAdapter` and `removeAdapter` alone. */
  readonly custom: CustomNamespace[]
  has(name: ChainNamespace): boolean
  /**
   * Loads a family's code on first use.
   *
   * @throws WalletKitError `ADAPTER_MISSING`
   */
  load(name: ChainNamespace): Promise<Namespace>
}

/**
 * Looks up namespaces: the host's own first, then the kit's.
 *
 * @param loadBuiltIn loads one of the kit's own
 */
export function createNamespaces(
  custom: CustomNamespace[],
  loadBuiltIn: (name: ChainNamespace) => Promise<Namespace>,
): Namespaces {
  return {
    custom,
    has: (name) => name in namespaceTraits || custom.some((namespace) => namespace.name === name),
    load: async (name) =>
      custom.find((namespace): namespace is Namespace => namespace.name === name) ?? loadBuiltIn(name),
  }
}
