import type { AppKitStores, Toast } from '@wallet-kit/sdk'

/** Stores that decide it. */
export type ToastStores = Pick<AppKitStores, 'connection' | 'networks' | 'signIn'>

/** Whether a toast is obsolete, or repeats the view: it is not shown then. */
export function toastIsOver(
  { key }: Toast,
  { connection, networks, signIn }: ToastStores,
  shownView: string | undefined,
): boolean {
  const { status } = signIn.getState()
  if (key === 'signatureDeclined' && shownView === 'SIWXSignMessage') return true
  if (key === 'signatureDeclined' || key === 'authenticationFailed' || key === 'smartAccountUnsupported')
    return status === 'signing' || status === 'authenticated'
  if (key === 'networkSwitchDeclined') return networks.getState().switching !== undefined
  if (key !== 'balanceUnavailable') return false
  const connections = Object.values(connection.getState().namespaces)
  return connections.every((state) => state.status !== 'connected')
}
