import type { ChainNamespace } from '../../networks/Caip.ts'
import { eip155Traits } from '../eip155/eip155Traits.ts'
import type { NamespaceTraits } from '../NamespaceTraits.ts'
import { solanaTraits } from '../solana/solanaTraits.ts'

/** Namespace of a network that names none. */
export const defaultNamespace: ChainNamespace = 'eip155'

/** Traits per namespace that the kit can connect. Part of the first load. */
export const namespaceTraits: Readonly<Partial<Record<ChainNamespace, NamespaceTraits>>> = {
  eip155: eip155Traits,
  solana: solanaTraits,
}

/** All chain families that a host app can name. */
export const chainNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122']

/** Whether a value names a chain family. */
export function isChainNamespace(value: string | undefined): value is ChainNamespace {
  return chainNamespaces.includes(value as ChainNamespace)
}
