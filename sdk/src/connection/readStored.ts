import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import { isCaipNetworkId } from '../networks/isCaipNetworkId.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'
import { storedKeys } from '../storage/storedKeys.ts'

/**
 * An rdns, or a name with its kind, like `external:safe`. Anything else was not written by a kit: anyone can write
 * into a storage.
 */
const connectorIdPattern = /^[\w.:-]{1,160}$/

/** The connector to restore for a namespace, or `undefined` when nothing usable is stored. */
export function readConnectorId(storage: KeyValueStorage, namespace: ChainNamespace): string | undefined {
  if (storage.getItem(storedKeys.status) !== 'connected') return undefined
  const id = storage.getItem(storedKeys.connectorId(namespace))
  return id !== null && connectorIdPattern.test(id) ? id : undefined
}

/** The network that was active when the visitor left. */
export function readNetworkId(storage: KeyValueStorage): CaipNetworkId | undefined {
  const id = storage.getItem(storedKeys.networkId)
  return isCaipNetworkId(id) ? id : undefined
}

/** Whether a sign-out has not reached the server yet. */
export function isSignOutDue(storage: KeyValueStorage): boolean {
  return storage.getItem(storedKeys.signOutDue) === 'true'
}
