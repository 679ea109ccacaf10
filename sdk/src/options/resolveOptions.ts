import { createEarlyError } from '../errors/createEarlyError.ts'
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
  if (options.siweConfig && options.siwx) throw createEarlyError('SIGN_IN_OPTIONS_CONFLICT')
  const { defaultNetwork } = options
  const networks = (options.networks ?? []).map((network) => toCaipNetwork(network, options))
  if (defaultNetwork && !networks.some(({ id }) => id === defaultNetwork.id)) {
    networks.push(toCaipNetwork(defaultNetwork, options))
  }
  if (networks.length === 0) throw createEarlyError('NETWORKS_MISSING')
  return {
    ...options,
    ...withDefaults<typeof defaultSwitches & object>(defaultSwitches, pick(options)),
    networks,
    adapters: options.adapters ?? [],
    features: withDefaults(defaultFeatures, options.features),
    services: withDefaults(defaultServices, options.services),
  }
}

function pick(options: CreateAppKitOptions): object {
  return Object.fromEntries(
    Object.keys(defaultSwitches).map((key) => [key, options[key as keyof CreateAppKitOptions]]),
  )
}
