import { adapterNotFound } from '@wallet-kit/clients/errors/constants'
import type { ChainNamespace } from '../chains/networks/Caip.ts'
import { removeNetwork } from '../chains/networks/offeredNetworks.ts'
import { createError } from '../foundation/errors/createError.ts'
import { watchDerived } from '../foundation/stores/watchDerived.ts'
import { switchNetwork } from '../wallets/connection/switchNetwork.ts'
import type { AppKit, NetworkSnapshot } from './AppKit.ts'
import { getCaipNetwork } from './getCaipNetwork.ts'
import type { KitContext } from './KitContext.ts'

type NetworkMethods = Pick<
  AppKit,
  | 'switchNetwork'
  | 'getCaipNetwork'
  | 'getCaipNetworkId'
  | 'getCaipNetworks'
  | 'getActiveChainNamespace'
  | 'getChainId'
  | 'addNetwork'
  | 'removeNetwork'
  | 'subscribeNetwork'
  | 'subscribeCaipNetworkChange'
>

/** The instance's methods about networks. */
export function networkMethods(context: KitContext): NetworkMethods {
  const { networks } = context.stores

  function snapshot(): NetworkSnapshot {
    const { active, isSupported } = networks.getState()
    return { caipNetwork: active, caipNetworkId: active.caipNetworkId, chainId: active.id, isSupported }
  }

  function assertAdapter(namespace: ChainNamespace): void {
    if (context.namespaces.has(namespace)) return
    throw createError(adapterNotFound, { context: { namespace } })
  }

  return {
    switchNetwork: (network) => switchNetwork({ _internal: context }, { network }),
    getCaipNetwork: (namespace = networks.getState().activeNamespace) => getCaipNetwork(context, namespace),
    getCaipNetworkId: () => networks.getState().active.caipNetworkId,
    getCaipNetworks: (namespace) =>
      networks
        .getState()
        .requested.filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace),
    getActiveChainNamespace: () => networks.getState().activeNamespace,
    getChainId: () => networks.getState().active.id,
    addNetwork(namespace, network) {
      assertAdapter(namespace)
      context.addNetwork({ ...network, chainNamespace: namespace })
    },
    removeNetwork(namespace, id) {
      assertAdapter(namespace)
      removeNetwork(networks, namespace, id)
    },
    subscribeNetwork: (callback) => watchDerived([networks], snapshot, callback),
    subscribeCaipNetworkChange: (callback) =>
      watchDerived([networks], () => networks.getState().active, callback),
  }
}
