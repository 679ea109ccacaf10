import type { OpenOptions } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import type { ViewName } from './ViewName.ts'

/** Opens the modal at the view that was asked for, else at the one that the visitor's state calls for. */
export function openModal(kit: AppKitInternals, { view, namespace }: OpenOptions = {}): void {
  if (kit.lifetime.aborted) return
  const { activeNamespace, requested } = kit.stores.networks.getState()
  if (namespace && namespace !== activeNamespace) {
    const first = requested.find(({ chainNamespace }) => chainNamespace === namespace)
    if (first) kit.networks.setActive(first.caipNetworkId)
  }
  kit.modal.show(view ?? getHomeView(kit))
}

/** The view that answers "what now": connect, sign in, leave an unsupported network, or the account. */
export function getHomeView(kit: AppKitInternals): ViewName {
  const { activeNamespace, isSupported } = kit.stores.networks.getState()
  const { enableNetworkSwitch, allowUnsupportedChain } = kit.stores.options.getState()
  if (kit.getConnection(activeNamespace).status !== 'connected') return 'Connect'
  if (!isSupported && enableNetworkSwitch && !allowUnsupportedChain) return 'UnsupportedChain'
  const { status } = kit.stores.signIn.getState()
  const mustSign = (status === 'needed' || status === 'signing') && kit.siwx?.getRequired?.() !== false
  return mustSign ? 'SIWXSignMessage' : 'Account'
}
