import type { AppKit, NetworkSnapshot } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { createEarlyError } from '../errors/createEarlyError.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import { toCaipNetwork } from '../networks/toCaipNetwork.ts'
import { watchDerived } from '../stores/watchDerived.ts'

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
export function networkMethods(kit: AppKitInternals): NetworkMethods {
  const { networks, options } = kit.stores

  function snapshot(): NetworkSnapshot {
    const { active, isSupported } = networks.getState()
    return { caipNetwork: active, caipNetworkId: active.caipNetworkId, chainId: active.id, isSupported }
  }

  function getCaipNetwork(namespace = networks.getState().activeNamespace) {
    const { active, requested } = networks.getState()
    if (active.chainNamespace === namespace) return active
    return requested.find(({ chainNamespace }) => chainNamespace === namespace)
  }

  function assertAdapter(namespace: ChainNamespace): void {
    const { adapters } = options.getState()
    if (namespace === 'eip155' || adapters.some((adapter) => adapter.namespace === namespace)) return
    throw createEarlyError('ADAPTER_NOT_FOUND', { context: { namespace } })
  }

  return {
    async switchNetwork(network) {
      const { switchNetwork } = await import('../networks/switchNetwork.ts')
      await switchNetwork({ _internal: kit }, { network })
    },
    getCaipNetwork,
    getCaipNetworkId: () => networks.getState().active.caipNetworkId,
    getCaipNetworks: (namespace) =>
      networks
        .getState()
        .requested.filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace),
    getActiveChainNamespace: () => networks.getState().activeNamespace,
    getChainId: () => networks.getState().active.id,
    addNetwork(namespace, network) {
      assertAdapter(namespace)
      kit.networks.add(toCaipNetwork({ ...network, chainNamespace: namespace }, options.getState()))
    },
    removeNetwork(namespace, id) {
      assertAdapter(namespace)
      kit.networks.remove(namespace, id)
    },
    subscribeNetwork: (callback) => watchDerived([networks], snapshot, callback),
    subscribeCaipNetworkChange: (callback) =>
      watchDerived([networks], () => networks.getState().active, callback),
  }
}
