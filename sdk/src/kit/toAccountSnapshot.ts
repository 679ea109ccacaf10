import { type ConnectionState, disconnectedState } from '../wallets/connection/ConnectionState.ts'
import type { AccountSnapshot } from './AppKit.ts'

/** A connection in the shape of AppKit's account hook. */
export function toAccountSnapshot(state: ConnectionState = disconnectedState): AccountSnapshot {
  const account = state.status === 'connected' ? state : undefined
  return {
    allAccounts: account?.allAccounts ?? [],
    address: account?.address,
    caipAddress: account && `${account.caipNetworkId}:${account.address}`,
    isConnected: Boolean(account),
    embeddedWalletInfo: account?.embeddedWalletInfo,
    lastAddress: state.status === 'restoring' ? state.address : undefined,
    status: state.status === 'restoring' ? 'reconnecting' : state.status,
  }
}
