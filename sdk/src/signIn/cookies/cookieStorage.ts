import { chainNamespaces } from '../../chains/namespaces/families/traits.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { readAddress, readConnectorId, readNetworkId } from '../../wallets/connection/readStored.ts'
import type { LastConnection } from './LastVisit.ts'
import { writeLastVisit } from './lastVisitCookie.ts'

/**
 * The local storage of the page, with a cookie for servers: they render the account of the last visit, which
 * `cookieToInitialState` reads. The cookie `appkit.last_visit` holds the address, connector id and namespace of each
 * connection and the network id, nothing else; it is for this site alone (`SameSite=Lax`), and for https where the page
 * is (`Secure`). It lasts 30 days from the last connection and ends with a disconnection.
 *
 * @example
 * createAppKit({ projectId, networks, storage: cookieStorage })
 */
export const cookieStorage: KeyValueStorage = {
  getItem: (key) => getWindow()?.localStorage.getItem(key) ?? null,
  setItem(key, value) {
    getWindow()?.localStorage.setItem(key, value)
    updateCookie()
  },
  removeItem(key) {
    getWindow()?.localStorage.removeItem(key)
    updateCookie()
  },
}

/** From the storage, so that the cookie never promises more than the page finds. */
function updateCookie(): void {
  const page = getWindow()
  if (!page) return
  const { document, localStorage, location } = page
  const networkId = readNetworkId(localStorage)
  const connections = chainNamespaces.flatMap((namespace): [string, LastConnection][] => {
    const connectorId = readConnectorId(localStorage, namespace)
    const address = readAddress(localStorage, namespace)
    return connectorId && address ? [[namespace, { connectorId, address }]] : []
  })
  const visit = { ...(networkId && { networkId }), connections: Object.fromEntries(connections) }
  document.cookie = writeLastVisit(visit, location.protocol === 'https:')
}
