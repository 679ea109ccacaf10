import { adapterMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../foundation/errors/createError.ts'
import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import type { ChainNamespace } from '../../networks/Caip.ts'
import type { Namespace } from '../Namespace.ts'

const builtIn: Readonly<Partial<Record<ChainNamespace, () => Promise<Namespace>>>> = {
  eip155: async () => (await import('../eip155/opening.ts')).createEip155(),
  solana: async () => (await import('../solana/opening.ts')).createSolana(),
}

/**
 * Returns what loads the kit's own namespaces, each once per instance. Code that failed to load is fetched again
 * next time. The loader rejects with the WalletKitError `ADAPTER_MISSING`.
 */
export function createNamespaceLoader(): (name: ChainNamespace) => Promise<Namespace> {
  const loaders = new Map(Object.entries(builtIn).map(([name, load]) => [name, loadOnce(load)]))
  return async (name) => {
    const load = loaders.get(name)
    if (!load) throw createError(adapterMissing, { context: { namespace: name } })
    return load()
  }
}
