import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { getNamespaces } from '../../chains/networks/getNamespaces.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { matchesConnectorId } from '../../wallets/connectors/matchesConnectorId.ts'
import type { ModalContext } from './ModalContext.ts'
import { openView } from './openView.ts'

export interface SelectConnectorParameters {
  /** Id of one of `kit.stores.connectors`. */
  readonly connectorId: string
  /** Namespaces to connect. Default: the one that the modal was opened for, or the only one; else the visitor is asked. */
  readonly namespaces?: readonly ChainNamespace[]
  /** Whether to ask again while the wallet has not answered. Default: false. */
  readonly restart?: boolean
}

/**
 * Picks a wallet like in the modal: asks which chain families to connect where there are several to choose from, else
 * connects. The outcome is in `kit.stores.connection`, as `attempt`; never rejects.
 *
 * @example
 * selectConnector(kit, { connectorId: 'io.metamask' })
 */
export function selectConnector(
  kit: KitHandle<ModalContext>,
  { connectorId, namespaces: given, restart = false }: SelectConnectorParameters,
): void {
  const { stores } = kit._internal
  const connector = stores.connectors
    .getState()
    .connectors.find((candidate) => matchesConnectorId(candidate, connectorId))
  const offered = getNamespaces(stores.networks.getState().requested)
  const served = connector?.namespaces.filter((name) => offered.includes(name)) ?? []
  const { open, namespace } = stores.modal.getState()
  const isOpenedFor = open && namespace && served.includes(namespace) && !connector?.sharesSession
  const namespaces = given ?? (isOpenedFor ? [namespace] : undefined)
  // Paired wallets decide themselves which families they approve.
  const mustAsk = served.length > 1 && !namespaces && !connector?.sharesSession
  if (mustAsk) openView(kit, { view: 'ConnectingMultiChain', data: { connectorId } })
  else {
    // Until the code that asks is loaded there is no attempt to show, or to cancel: leaving the view cancels it. If the
    // code is out of reach, the view offers to try again.
    const { connections, navigation } = kit._internal
    if (connector && !connections) navigation?.attemptStarted(connector)
    // A failure is a state of the attempt, which the view shows.
    connect(kit, { connectorId, restart, ...(namespaces && { namespaces }) }).catch(() => undefined)
  }
}
