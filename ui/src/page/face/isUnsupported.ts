import type { ChainNamespace } from '@wallet-kit/sdk'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'

type StateOf<Name extends 'connection' | 'networks' | 'options'> = ReturnType<
  ReactAppKit['stores'][Name]['getState']
>

/** Read through hooks in components, so that the first render in a page equals the server's. */
interface UnsupportedParameters {
  readonly connection: StateOf<'connection'>
  readonly networks: StateOf<'networks'>
  readonly options: StateOf<'options'>
  /** Default: the active one. */
  readonly namespace: ChainNamespace | undefined
}

/** Whether the wallet of a namespace is on a network that the host app does not offer, and has not allowed. */
export function isUnsupported({ connection, networks, options, namespace }: UnsupportedParameters): boolean {
  const { activeNamespace, isSupported, requested } = networks
  const state = connection.namespaces[namespace ?? activeNamespace]
  if (state?.status !== 'connected' || options.allowUnsupportedChain) return false
  if (namespace === undefined || namespace === activeNamespace) return !isSupported
  return !requested.some(({ caipNetworkId }) => caipNetworkId === state.caipNetworkId)
}

/** The same of a kit, outside components. */
export function isKitUnsupported(kit: ReactAppKit, namespace?: ChainNamespace): boolean {
  const { connection, networks, options } = kit.stores
  return isUnsupported({
    connection: connection.getState(),
    networks: networks.getState(),
    options: options.getState(),
    namespace,
  })
}
