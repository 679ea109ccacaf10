import { createEarlyError } from '../errors/createEarlyError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { Namespace } from './Namespace.ts'

const builtIn: Readonly<Partial<Record<ChainNamespace, () => Promise<Namespace>>>> = {
  eip155: async () => (await import('./eip155/createEip155.ts')).createEip155(),
  solana: async () => (await import('./solana/createSolana.ts')).createSolana(),
}

/**
 * Loads one of the kit's own namespaces, once per instance.
 *
 * @param loading what the instance has loaded so far
 * @throws WalletKitError `ADAPTER_NOT_FOUND`
 */
export async function loadNamespace(
  name: ChainNamespace,
  loading: Map<ChainNamespace, Promise<Namespace>>,
): Promise<Namespace> {
  const load = builtIn[name]
  if (!load) throw createEarlyError('ADAPTER_NOT_FOUND', { context: { namespace: name } })
  const attempt = loading.get(name) ?? load()
  loading.set(name, attempt)
  // Code that failed to load is fetched again next time.
  attempt.catch(() => loading.delete(name))
  return attempt
}
