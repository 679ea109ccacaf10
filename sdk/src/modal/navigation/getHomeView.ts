import { readDevice } from '../../foundation/platform/readDevice.ts'
import { mustLeaveNetwork } from '../../wallets/connection/mustLeaveNetwork.ts'
import type { NavigationState } from './NavigationState.ts'
import type { StandaloneViewName } from './ViewEntry.ts'

/** The view that the visitor's state calls for: connect, leave an unsupported network, sign in, or the account. */
export function getHomeView({
  stores,
  siwx,
  getConnection,
}: Pick<NavigationState, 'stores' | 'siwx' | 'getConnection'>): StandaloneViewName {
  const { activeNamespace } = stores.networks.getState()
  if (getConnection(activeNamespace).status !== 'connected') return getStartView({ stores })
  if (mustLeaveNetwork({ stores, getConnection })) return 'UnsupportedChain'
  const { status } = stores.signIn.getState()
  if (status === 'unavailable') return 'SIWXSignMessage'
  const mustSign = (status === 'needed' || status === 'signing') && siwx?.getRequired?.() !== false
  return mustSign ? 'SIWXSignMessage' : 'Account'
}

/** View for connecting. A host app that pairs by itself offers nothing but the code, or on a phone the app to open. */
export function getStartView({ stores }: Pick<NavigationState, 'stores'>): StandaloneViewName {
  const { basic, manualWCControl } = stores.options.getState()
  if (!basic && !manualWCControl) return 'Connect'
  return readDevice().isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}
