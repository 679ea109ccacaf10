import type { NavigationState } from './NavigationState.ts'
import type { StandaloneViewName } from './ViewEntry.ts'

/** The view that the visitor's state calls for: connect, leave an unsupported network, sign in, or the account. */
export function getHomeView({ stores, siwx, getConnection }: NavigationState): StandaloneViewName {
  const { activeNamespace, isSupported } = stores.networks.getState()
  const { enableNetworkSwitch, allowUnsupportedChain } = stores.options.getState()
  if (getConnection(activeNamespace).status !== 'connected') return 'Connect'
  if (!isSupported && enableNetworkSwitch && !allowUnsupportedChain) return 'UnsupportedChain'
  const { status } = stores.signIn.getState()
  const mustSign = (status === 'needed' || status === 'signing') && siwx?.getRequired?.() !== false
  return mustSign ? 'SIWXSignMessage' : 'Account'
}
