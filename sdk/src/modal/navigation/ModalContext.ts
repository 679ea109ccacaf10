import type { NoticesState } from '../../foundation/notices/NoticesState.ts'
import type { Store } from '../../foundation/stores/createStore.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { SignInContext } from '../../signIn/siwx/SignInContext.ts'
import type { EventsState } from '../events/EventsState.ts'
import type { Navigation } from './createNavigation.ts'
import type { KitModalState } from './ViewEntry.ts'

/** The part of a kit that shows views and reports what has happened. */
export interface ModalContext extends SignInContext {
  readonly stores: SignInContext['stores'] & {
    readonly events: Store<EventsState>
    readonly modal: ReadableStore<KitModalState>
    readonly notices: ReadableStore<NoticesState>
  }
  /** Decides which view is shown; `undefined` until the modal is first opened or a wallet connects. */
  readonly navigation: Navigation | undefined
  loadNavigation(): Promise<Navigation>
}
