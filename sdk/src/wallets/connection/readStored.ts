import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'
import { isCaipNetworkId } from '../../chains/networks/isCaipNetworkId.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { storedKeys } from '../../foundation/storage/storedKeys.ts'

/**
 * An rdns, a name with its kind, like `external:safe`, or the name of a wallet, which AppKit stores. Anything else was not
 * written by a kit: anyone can write into a storage.
 */
const connectorPattern = /^(?=.{1,160}$)[\w.:-]+( [\w.:-]+)*$/

/** Whether a value may be the id of a stored connector. */
export function isConnectorId(value: unknown): value is string {
  return typeof value === 'string' && connectorPattern.test(value)
}

/** The connector to restore for a namespace, or `undefined` when nothing usable is stored. */
export function readConnectorId(storage: KeyValueStorage, namespace: ChainNamespace): string | undefined {
  const id = storage.getItem(storedKeys.connectorId(namespace))
  return storage.getItem(storedKeys.status) === 'connected' && isConnectorId(id) ? id : undefined
}

/** The account of the last visit, or `undefined` when nothing usable is stored. It is shown only, never used. */
export function readAddress(storage: KeyValueStorage, namespace: ChainNamespace): string | undefined {
  return /^[\w.:-]{1,160}$/.exec(storage.getItem(storedKeys.address(namespace)) ?? '')?.[0]
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
