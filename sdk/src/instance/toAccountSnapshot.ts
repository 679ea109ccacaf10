import type { ConnectionState } from '../connection/ConnectionState.ts'
import type { AccountSnapshot } from './AppKit.ts'

/** A connection in the shape of AppKit's account hook. */
export function toAccountSnapshot(state: ConnectionState): AccountSnapshot {
  if (state.status === 'connected') {
    const { address, allAccounts, caipNetworkId } = state
    return {
      allAccounts,
      address,
      caipAddress: `${caipNetworkId}:${address}`,
      isConnected: true,
      status: 'connected',
    }
  }
  return {
    allAccounts: [],
    address: undefined,
    caipAddress: undefined,
    isConnected: false,
    status: state.status === 'restoring' ? 'reconnecting' : state.status,
  }
}
