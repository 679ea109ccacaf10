import type {
  CreateAppKitOptions,
  Features as FeaturesInput,
  Services as ServicesInput,
  Metadata as WritableMetadata,
  Wallet as WritableWallet,
} from '@wallet-kit/clients/options/types'
import type { ReadonlyDeep } from './ReadonlyDeep.ts'

/** Options that are plain data, as `schemas/options/createAppKitOptions.schema.json` describes them. */
export type OptionData = ReadonlyDeep<CreateAppKitOptions>

/** Description of the host app in wallets. */
export type Metadata = ReadonlyDeep<WritableMetadata>

/** An entry of the wallet directory or of the host's `customWallets`. Names are those of the wire. */
export type Wallet = ReadonlyDeep<WritableWallet>

type FeaturesWithoutDefault =
  | 'connectMethodsOrder'
  | 'emailShowWallets'
  | 'headless'
  | 'pay'
  | 'reownAuthentication'

/** Feature switches with every default filled in, except for the orders that are computed when absent. */
export type Features = ReadonlyDeep<Required<Omit<DefinedValues<FeaturesInput>, FeaturesWithoutDefault>>> &
  Pick<ReadonlyDeep<FeaturesInput>, FeaturesWithoutDefault>

export type SocialProvider = Exclude<Features['socials'], false>[number]
export type ConnectorOrderType = Features['connectorTypeOrder'][number]
export type WalletFeature = Features['walletFeaturesOrder'][number]
export type ConnectMethod = NonNullable<Features['connectMethodsOrder']>[number]

/**
 * Base URL per service, without a trailing slash; `false` leaves the service out, and with it the features
 * that need it.
 */
export type Services = Readonly<
  Required<Omit<DefinedValues<ServicesInput>, 'meld' | 'nftService' | 'rpcProxy'>>
> &
  Readonly<Pick<ServicesInput, 'meld' | 'nftService' | 'rpcProxy'>>

type DefinedValues<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> }
