export type SocialProvider = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
export type ConnectorOrderType =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** Feature switches. Absent keys take the default; a stated `false` stays. */
export interface Features {
  /** Default: true. */
  readonly swaps: boolean
  /** Default: true. */
  readonly onramp: boolean
  /** Default: true. */
  readonly receive: boolean
  /** Default: true. */
  readonly send: boolean
  /** Default: true. */
  readonly email: boolean
  /** Default: true. */
  readonly history: boolean
  /** Default: true. */
  readonly analytics: boolean
  /** Default: true. */
  readonly allWallets: boolean
  /** Default: google, x, discord, farcaster, github, apple, facebook. */
  readonly socials: readonly SocialProvider[] | false
  /** Default: false. */
  readonly legalCheckbox: boolean
  /** Default: false. */
  readonly smartSessions: boolean
  /** Default: false. */
  readonly collapseWallets: boolean
  /** Default: walletConnect, recent, injected, featured, custom, external, recommended. */
  readonly connectorTypeOrder: readonly ConnectorOrderType[]
  /** Default: onramp, swaps, receive, send. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Default: decided by whether a wallet is installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
}
