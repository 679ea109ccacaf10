import type { NetworksState } from '../chains/networks/NetworksState.ts'
import type { RecordEntry } from '../foundation/logs/LogEntry.ts'
import type { NoticesState } from '../foundation/notices/NoticesState.ts'
import type { LanguageState } from '../foundation/options/LanguageState.ts'
import type { OptionData } from '../foundation/options/OptionData.ts'
import type { ResolvedOptions } from '../foundation/options/ResolvedOptions.ts'
import type { TrackEvent } from '../foundation/query/TrackEvent.ts'
import type { Store } from '../foundation/stores/createStore.ts'
import type { ThemeState } from '../foundation/theme/ThemeState.ts'
import type { EventsState } from '../modal/events/EventsState.ts'
import type { ModalContext } from '../modal/navigation/ModalContext.ts'
import type { KitModalState } from '../modal/navigation/ViewEntry.ts'
import type { SignInState } from '../signIn/siwx/SignInState.ts'
import type { ConnectionsState } from '../wallets/connection/ConnectionState.ts'
import type { ConnectorsState } from '../wallets/connectors/ConnectorsState.ts'
import type { ConnectorRegistry } from '../wallets/connectors/createConnectorRegistry.ts'
import type { LateMethods } from './CompatibleMethods.ts'

/** The stores of an instance, writable. */
export interface KitStores {
  readonly connection: Store<ConnectionsState>
  readonly networks: Store<NetworksState>
  readonly connectors: Store<ConnectorsState>
  readonly modal: Store<KitModalState>
  readonly notices: Store<NoticesState>
  readonly signIn: Store<SignInState>
  readonly theme: Store<ThemeState>
  readonly language: Store<LanguageState>
  readonly options: Store<ResolvedOptions>
  readonly events: Store<EventsState>
  /** Whether the last visit has been taken up. */
  readonly start: Store<{ readonly isDone: boolean }>
}

/**
 * Everything that the actions of one instance share. All of it is part of the first load. The engine, which moves the
 * modal, is loaded by `loadNavigation`; code for wallets and for the sign-in server by `loadConnections` and `loadSignIn`.
 */
export interface KitContext extends ModalContext {
  readonly stores: KitStores
  readonly connectors: ConnectorRegistry
  /** The options as the host app has passed them. */
  readonly given: Partial<OptionData>
  /** Views behave and nest as AppKit's do: set by the entry for hosts that switch, before the engine is loaded. */
  isLikeAppKit?: boolean
  /** Records something in the kit's log. `undefined` until the engine is loaded. */
  readonly log: RecordEntry | undefined
  /** Reports an event. `undefined` until the engine is loaded. */
  readonly track: TrackEvent | undefined
  /** Ties an adapter's library to the instance. */
  readonly attach: (adapter: { readonly attach?: ((kit: never) => void) | undefined }) => void
  /** Calls a method whose code is part of the engine. */
  callLate(name: keyof LateMethods, values: readonly never[]): Promise<unknown>
}
