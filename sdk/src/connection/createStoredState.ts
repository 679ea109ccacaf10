import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import { isCaipNetworkId } from '../networks/isCaipNetworkId.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'

/** What survives a reload. Keys are AppKit's, so that visitors stay connected when an app moves from it. */
export interface StoredState {
  /** Connector to restore, or `undefined` when nothing usable is stored. */
  getConnectorId(namespace: ChainNamespace): string | undefined
  setConnected(namespace: ChainNamespace, connectorId: string): void
  setDisconnected(namespace: ChainNamespace): void
  getNetworkId(): CaipNetworkId | undefined
  setNetwork(namespace: ChainNamespace, id: CaipNetworkId): void
  /** Set while a sign-out has not reached the server yet. */
  isSignOutDue(): boolean
  setSignOutDue(due: boolean): void
}

const prefix = '@appkit/'

/** An rdns, or a name like `injected`. Anything else was not written by a kit. */
const connectorIdPattern = /^[\w.-]{1,128}$/

export function createStoredState(storage: KeyValueStorage): StoredState {
  const connectorKey = (namespace: ChainNamespace) => `${prefix}${namespace}:connected_connector_id`

  function setNamespace(namespace: ChainNamespace, present: boolean): void {
    const stored = storage.getItem(`${prefix}connected_namespaces`)?.split(',') ?? []
    const others = stored.filter((name) => name && name !== namespace)
    const all = present ? [...others, namespace] : others
    storage.setItem(`${prefix}connected_namespaces`, all.join(','))
    storage.setItem(`${prefix}connection_status`, all.length > 0 ? 'connected' : 'disconnected')
  }

  return {
    getConnectorId(namespace) {
      if (storage.getItem(`${prefix}connection_status`) !== 'connected') return undefined
      const id = storage.getItem(connectorKey(namespace))
      return id !== null && connectorIdPattern.test(id) ? id : undefined
    },
    setConnected(namespace, connectorId) {
      storage.setItem(connectorKey(namespace), connectorId)
      setNamespace(namespace, true)
    },
    setDisconnected(namespace) {
      storage.removeItem(connectorKey(namespace))
      storage.removeItem(`${prefix}native_balance_cache`)
      setNamespace(namespace, false)
    },
    getNetworkId() {
      const id = storage.getItem(`${prefix}active_caip_network_id`)
      return isCaipNetworkId(id) ? id : undefined
    },
    setNetwork(namespace, id) {
      storage.setItem(`${prefix}active_namespace`, namespace)
      storage.setItem(`${prefix}active_caip_network_id`, id)
    },
    isSignOutDue: () => storage.getItem(`${prefix}sign_out_due`) === 'true',
    setSignOutDue(due) {
      if (due) storage.setItem(`${prefix}sign_out_due`, 'true')
      else storage.removeItem(`${prefix}sign_out_due`)
    },
  }
}
