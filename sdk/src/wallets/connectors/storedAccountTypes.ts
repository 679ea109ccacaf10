import { isChainNamespace } from '../../chains/namespaces/families/traits.ts'
import { isLoginAccountType, type LoginAccountType } from '../../chains/namespaces/LoginAccounts.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'

/** AppKit's: an object of account types by chain family, as JSON. */
const key = '@appkit/preferred_account_types'

/** The kind of account by which the user of a login was identified last. A hint: the frame says what they have. */
export function readAccountType(
  storage: KeyValueStorage,
  namespace: ChainNamespace,
): LoginAccountType | undefined {
  const type = readTypes(storage)[namespace]
  return isLoginAccountType(type) ? type : undefined
}

/** Remembers it for the next visit, or forgets it. */
export function storeAccountType(
  storage: KeyValueStorage,
  namespace: ChainNamespace,
  type: LoginAccountType | undefined,
): void {
  const { [namespace]: _, ...others } = readTypes(storage)
  const types = type ? { ...others, [namespace]: type } : others
  if (Object.keys(types).length > 0) storage.setItem(key, JSON.stringify(types))
  else storage.removeItem(key)
}

/** Kinds by chain family. Anyone can write into a storage: values are unknown. */
function readTypes(storage: KeyValueStorage): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter(([name]) => isChainNamespace(name)))
  } catch {
    return {}
  }
}
