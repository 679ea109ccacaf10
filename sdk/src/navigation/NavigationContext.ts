import type { ConnectContext } from '../connection/ConnectionContext.ts'
import type { SIWXConfig } from '../signIn/SIWXConfig.ts'
import type { SignInState } from '../signIn/SignInState.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { Navigation } from './createNavigation.ts'
import type { KitModalState } from './ViewEntry.ts'

/** What navigation reads to decide which view is due. */
export interface NavigationState extends Pick<ConnectContext, 'getConnection'> {
  readonly stores: Pick<ConnectContext['stores'], 'connection' | 'networks' | 'options'> & {
    readonly modal: ReadableStore<KitModalState>
    readonly signIn: Pick<ReadableStore<SignInState>, 'getState'>
  }
  readonly siwx: Pick<SIWXConfig, 'getRequired'> | undefined
}

/** The part of a kit that actions about the modal use. */
export interface NavigationContext {
  /** What decides which view is shown; `undefined` until the modal is first opened or a wallet connects. */
  readonly navigation: Navigation | undefined
  loadNavigation(): Promise<Navigation>
}
