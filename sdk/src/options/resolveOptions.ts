import { createEip155Adapter } from '../adapters/eip155/createEip155Adapter.ts'
import { WalletKitError } from '../errors/WalletKitError.ts'
import { toCaipNetwork } from '../networks/toCaipNetwork.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import { defaultFeatures } from './defaultFeatures.ts'
import { defaultServices } from './defaultServices.ts'
import type { ResolvedOptions } from './ResolvedOptions.ts'
import { withDefaults } from './withDefaults.ts'

const defaultSwitches = {
  enableWallets: true,
  enableEIP6963: true,
  enableInjected: true,
  enableNetworkSwitch: true,
  enableWalletGuide: true,
  enableEmbedded: false,
  disableAppend: false,
  allowUnsupportedChain: false,
  debug: true,
  allWallets: 'SHOW',
  preload: 'intent',
} as const

/**
 * Fills in the defaults.
 *
 * @throws WalletKitError `SIGN_IN_OPTIONS_CONFLICT`, `NETWORKS_MISSING`
 */
export function resolveOptions(options: CreateAppKitOptions): ResolvedOptions {
  if (options.siweConfig && options.siwx) throw new WalletKitError('SIGN_IN_OPTIONS_CONFLICT')
  const { defaultNetwork } = options
  const networks = (options.networks ?? []).map((network) => toCaipNetwork(network, options))
  if (defaultNetwork && !networks.some(({ id }) => id === defaultNetwork.id)) {
    networks.push(toCaipNetwork(defaultNetwork, options))
  }
  if (networks.length === 0) throw new WalletKitError('NETWORKS_MISSING')
  const adapters = options.adapters?.length ? options.adapters : [createEip155Adapter()]
  return {
    ...options,
    ...withDefaults<typeof defaultSwitches & object>(defaultSwitches, pick(options)),
    networks,
    adapters,
    features: withDefaults(defaultFeatures, options.features),
    services: withDefaults(defaultServices, options.services),
  }
}

function pick(options: CreateAppKitOptions): object {
  return Object.fromEntries(
    Object.keys(defaultSwitches).map((key) => [key, options[key as keyof CreateAppKitOptions]]),
  )
}
