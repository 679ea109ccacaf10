import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'
import { storeAccountType } from '../connectors/storedAccountTypes.ts'
import { storeChoice } from './accountChoice.ts'
import { markStorageVersion } from './checkStorageVersion.ts'

const namespacesKey = '@appkit/connected_namespaces'

/** Remembers which connector to restore for a namespace. */
export function storeConnected(
  storage: KeyValueStorage,
  namespace: ChainNamespace,
  connectorId: string,
): void {
  markStorageVersion(storage)
  storage.setItem(storedKeys.connectorId(namespace), connectorId)
  storeNamespace(storage, namespace, true)
}

/** Removes a namespace's connector and the facts of its account. */
export function storeDisconnected(storage: KeyValueStorage, namespace: ChainNamespace): void {
  storage.removeItem(storedKeys.connectorId(namespace))
  storage.removeItem(storedKeys.address(namespace))
  storage.removeItem('@appkit/native_balance_cache')
  storage.removeItem('@appkit/identity_cache')
  storeNamespace(storage, namespace, false)
}

/** Forgets a namespace's wallet, and the account or kind of account of it that the visitor has picked. */
export function forgetWallet(storage: KeyValueStorage, namespace: ChainNamespace): void {
  storeDisconnected(storage, namespace)
  storeChoice(storage, namespace, {})
  storeAccountType(storage, namespace, undefined)
}

/** Remembers the account to show on the next visit until the wallet has answered. */
export function storeAddress(storage: KeyValueStorage, namespace: ChainNamespace, address: string): void {
  storage.setItem(storedKeys.address(namespace), address)
}

function storeNamespace(storage: KeyValueStorage, namespace: ChainNamespace, isConnected: boolean): void {
  const stored = storage.getItem(namespacesKey)?.split(',') ?? []
  const others = stored.filter((name) => name && name !== namespace)
  const all = isConnected ? [...others, namespace] : others
  storage.setItem(namespacesKey, all.join(','))
  storage.setItem(storedKeys.status, all.length > 0 ? 'connected' : 'disconnected')
}

/** Remembers that a sign-out has not reached the server yet, or that it has. */
export function storeSignOutDue(storage: KeyValueStorage, isDue: boolean): void {
  if (isDue) storage.setItem(storedKeys.signOutDue, 'true')
  else storage.removeItem(storedKeys.signOutDue)
}
