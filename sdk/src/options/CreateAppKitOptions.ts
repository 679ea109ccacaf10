import type { ChainAdapter } from '../adapters/ChainAdapter.ts'
import type { CaipNetworkId } from '../networks/Caip.ts'
import type { Network } from '../networks/Network.ts'
import type { SIWEConfig } from '../signIn/SIWEConfig.ts'
import type { SIWXConfig } from '../signIn/SIWXConfig.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'
import type { ThemeMode, ThemeVariables } from '../theme/ThemeState.ts'
import type { Wallet } from '../wallets/Wallet.ts'
import type { Features } from './Features.ts'
import type { Services } from './Services.ts'

/** How the host presents itself to wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Options of `createAppKit`. */
export interface CreateAppKitOptions {
  /** Id of the project at the hosted services. Empty: alert 'Project ID Not Configured'. */
  readonly projectId: string
  /** Networks that the host offers, at least one. viem's chain objects fit. */
  readonly networks: readonly Network[]
  /** Default: the built-in eip155 adapter for eip155 networks. */
  readonly adapters?: readonly ChainAdapter[] | undefined
  /** Active at first, unless another one is stored. Default: the first of `networks`. */
  readonly defaultNetwork?: Network | undefined
  /** Default: title, description, origin and icon of the page. */
  readonly metadata?: Metadata | undefined
  /** Default: `dark`. */
  readonly themeMode?: ThemeMode | undefined
  /** Default: none. */
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: Partial<Features> | undefined
  /** Default: true. False: no wallet list. */
  readonly enableWallets?: boolean | undefined
  /** Default: true. Announced wallets (EIP-6963). */
  readonly enableEIP6963?: boolean | undefined
  /** Default: true. The legacy `window.ethereum`. */
  readonly enableInjected?: boolean | undefined
  /** Default: true. False: no network selector, never the view UnsupportedChain. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Default: true. */
  readonly enableWalletGuide?: boolean | undefined
  /** Default: false. Rendered in place, without overlay. */
  readonly enableEmbedded?: boolean | undefined
  /** Default: false. The host places the modal's element itself. */
  readonly disableAppend?: boolean | undefined
  /** Default: false. True: a network that was not given does not open UnsupportedChain. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Default: true. False hides the alert bar; the console still gets the alerts. */
  readonly debug?: boolean | undefined
  /** Default: `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly Wallet[] | undefined
  /** RPC addresses tried before the network's own ones. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Image address by network id (CAIP-2 or plain). */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Image address by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** Sign-in with a wallet, e.g. `authSession()`. Excludes `siweConfig`. */
  readonly siwx?: SIWXConfig | undefined
  /** The incumbent's older sign-in plug-in. Excludes `siwx`. */
  readonly siweConfig?: SIWEConfig | undefined
  readonly services?: Partial<Services> | undefined
  /** Default: `window.localStorage`, and memory where that is blocked, full or missing. */
  readonly storage?: KeyValueStorage | undefined
  /** When the modal's code is fetched ahead of the click. Default: `intent` (pointer, focus, touch). */
  readonly preload?: 'intent' | 'idle' | undefined
  /** CSP nonce for style elements. */
  readonly nonce?: string | undefined
}
