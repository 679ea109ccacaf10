import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ConnectionState } from './ConnectionState.ts'

interface ActiveAccountContext {
  readonly stores: { readonly networks: Pick<ReadableStore<NetworksState>, 'getState'> }
  getConnection(namespace: ChainNamespace): ConnectionState
}

/** Whether the active account is known to be a contract. */
export function isSmartAccount({ stores, getConnection }: ActiveAccountContext): boolean {
  const state = getConnection(stores.networks.getState().activeNamespace)
  if (state.status !== 'connected') return false
  const active = state.allAccounts.find(({ address }) => address === state.address)
  return active?.type === 'smartAccount'
}
