import { networksMissing } from '@wallet-kit/clients/errors/constants'
import { createError } from '../errors/createError.ts'
import { defaultFeatures } from './defaultFeatures.ts'
import { defaultServices, ownServices } from './defaultServices.ts'
import type { OptionData } from './OptionData.ts'
import type { ResolvedOptions } from './ResolvedOptions.ts'
import { withDefaults } from './withDefaults.ts'

const defaultSwitches = {
  enableWallets: true,
  enableWalletConnect: true,
  enableEIP6963: true,
  enableInjected: true,
  enableReconnect: true,
  enableNetworkSwitch: true,
  enableWalletGuide: true,
  enableEmbedded: false,
  disableAppend: false,
  allowUnsupportedChain: false,
  debug: true,
  allWallets: 'SHOW',
  preload: 'intent',
} as const

/** An absent list is reported by name rather than as a property of `undefined`. */
type GivenOptions = Omit<OptionData, 'networks'> & Partial<Pick<OptionData, 'networks'>>

/**
 * Fills in the defaults.
 *
 * @throws WalletKitError `NETWORKS_MISSING`
 */
export function resolveOptions(options: GivenOptions): ResolvedOptions {
  const { networks = [], defaultNetwork } = options
  if (networks.length === 0 && !defaultNetwork) throw createError(networksMissing)
  return {
    ...withDefaults({ ...defaultSwitches, projectId: options.projectId }, options),
    networks,
    features: withDefaults(defaultFeatures, options.features),
    services: withDefaults(options.projectId ? defaultServices : ownServices, options.services),
  }
}
