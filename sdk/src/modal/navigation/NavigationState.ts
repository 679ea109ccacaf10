import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { SIWXConfig } from '../../signIn/siwx/SIWXConfig.ts'
import type { SignInState } from '../../signIn/siwx/SignInState.ts'
import type { ConnectContext } from '../../wallets/connection/ConnectionContext.ts'
import type { KitModalState } from './ViewEntry.ts'

/** State that decides which view is due. */
export interface NavigationState extends Pick<ConnectContext, 'getConnection'> {
  readonly stores: Pick<ConnectContext['stores'], 'connection' | 'networks' | 'options'> & {
    readonly modal: ReadableStore<KitModalState>
    readonly signIn: Pick<ReadableStore<SignInState>, 'getState'>
  }
  readonly siwx: Pick<SIWXConfig, 'getRequired'> | undefined
  /** The kit belongs to a host that has switched from AppKit, and has tests of its views. */
  readonly isLikeAppKit: boolean
}
