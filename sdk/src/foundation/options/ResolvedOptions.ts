import type { Features, OptionData, Services } from './OptionData.ts'
import type { UniversalProvider } from './UniversalProvider.ts'

type Defaulted =
  | 'enableWallets'
  | 'enableWalletConnect'
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableReconnect'
  | 'enableNetworkSwitch'
  | 'enableWalletGuide'
  | 'enableEmbedded'
  | 'disableAppend'
  | 'allowUnsupportedChain'
  | 'debug'
  | 'allWallets'
  | 'preload'

/** Options that are data, with every default filled in. */
export interface ResolvedOptions
  extends Omit<OptionData, Defaulted | 'features' | 'services'>,
    Required<{ readonly [Key in Defaulted]: NonNullable<OptionData[Key]> }> {
  readonly features: Features
  readonly services: Services
  /** The host app's own pairing client. */
  readonly universalProvider?: UniversalProvider | undefined
}
