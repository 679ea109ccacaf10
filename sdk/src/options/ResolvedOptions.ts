import type { ChainAdapter } from '../adapters/ChainAdapter.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { CreateAppKitOptions } from './CreateAppKitOptions.ts'
import type { Features } from './Features.ts'
import type { Services } from './Services.ts'

type Defaulted =
  | 'enableWallets'
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableNetworkSwitch'
  | 'enableWalletGuide'
  | 'enableEmbedded'
  | 'disableAppend'
  | 'allowUnsupportedChain'
  | 'debug'
  | 'allWallets'
  | 'preload'

/** Options with every default filled in. */
export interface ResolvedOptions
  extends Omit<CreateAppKitOptions, Defaulted | 'features' | 'services' | 'networks' | 'adapters'>,
    Required<{ readonly [Key in Defaulted]: NonNullable<CreateAppKitOptions[Key]> }> {
  readonly networks: readonly CaipNetwork[]
  readonly adapters: readonly ChainAdapter[]
  readonly features: Features
  readonly services: Services
}
