import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import { matchesStoredId } from '../connectors/findStoredConnector.ts'
import { readAccountType } from '../connectors/storedAccountTypes.ts'
import type { Connections } from './Connections.ts'
import { readAddress, readConnectorId } from './readStored.ts'
import type { ConnectionContext } from './WalletsContext.ts'

/**
 * Applies changes that another tab of the same site has stored: a disconnect there disconnects here, a connect there is
 * restored here without a prompt, and so is the account that was picked there. Nothing is written in return, so tabs
 * cannot answer each other endlessly.
 */
export function followOtherTab(
  { stores, storage, getConnection, getConnector }: ConnectionContext,
  connections: Pick<Connections, 'disconnect' | 'followAccountType' | 'restore' | 'switchAddress'>,
): void {
  const left: ChainNamespace[] = []
  const picked: [ChainNamespace, string][] = []
  const restores = new Map<string, ChainNamespace[]>()
  for (const namespace of getNamespaces(stores.networks.getState().requested)) {
    const storedId = readConnectorId(storage, namespace)
    const connector = getConnector(namespace)
    const isSame = connector !== undefined && storedId !== undefined && matchesStoredId(connector, storedId)
    const state = getConnection(namespace)
    const { status } = state
    if (isSame && status === 'connected' && state.loginAccounts) {
      // The other tab may be on a network without smart accounts: its address is no choice.
      const type = readAccountType(storage, namespace)
      if (type) connections.followAccountType(namespace, type)
    } else if (isSame && status === 'connected') {
      const address = readAddress(storage, namespace)
      const isShared = state.allAccounts.some((account) => account.address === address)
      if (address && isShared && address !== state.address) picked.push([namespace, address])
    }
    if (status === 'connecting' || isSame) continue
    if (status === 'connected' || !storedId) left.push(namespace)
    if (storedId) restores.set(storedId, [...(restores.get(storedId) ?? []), namespace])
  }
  // All in one transition: an account that leaves as well must not become the active one in between.
  connections.disconnect(left, 'tab')
  for (const [namespace, address] of picked) void connections.switchAddress(namespace, address, 'tab')
  for (const [storedId, namespaces] of restores) void connections.restore(storedId, namespaces, 'tab')
}
