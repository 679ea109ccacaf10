import type { Namespace } from '../chains/namespaces/Namespace.ts'
import type { Features, OptionData, Services } from '../foundation/options/OptionData.ts'
import type { UniversalProvider } from '../foundation/options/UniversalProvider.ts'
import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
import type { SIWXOptions } from '../signIn/siwx/SIWXOptions.ts'
import type { Connector } from '../wallets/connectors/Connector.ts'
import type { LibraryAdapter } from './LibraryAdapter.ts'

/** Options of `createAppKit`: those that are data, and those that are objects with functions. */
export interface CreateAppKitOptions extends Omit<OptionData, 'features' | 'services'>, SIWXOptions {
  readonly features?: Partial<Features> | undefined
  readonly services?: Partial<Services> | undefined
  /**
   * Libraries that follow the kit (`WagmiAdapter`), and chain families of the host app's own, which go before the
   * built-in ones. Default: none.
   */
  readonly adapters?: readonly (LibraryAdapter | (Namespace & { readonly attach?: undefined }))[] | undefined
  /** Connectors of the host app's own, e.g. `externalConnector()` in front of a wallet SDK. Default: none. */
  readonly connectors?: readonly Connector[] | undefined
  /** Default: a client of the kit's own, which is loaded on first use. */
  readonly universalProvider?: UniversalProvider | undefined
  /** Default: `window.localStorage`, and memory where that is blocked, full or missing. */
  readonly storage?: KeyValueStorage | undefined
}
