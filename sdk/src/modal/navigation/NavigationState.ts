import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { SIWXConfig } from '../../signIn/siwx/SIWXConfig.ts'
import type { SignInState } from '../../signIn/siwx/SignInState.ts'
import type { WalletsContext } from '../../wallets/connection/WalletsContext.ts'
import type { KitModalState } from './ViewEntry.ts'

/** State that decides which view is due. */
export interface NavigationState extends Pick<WalletsContext, 'getConnection'> {
  readonly stores: Pick<WalletsContext['stores'], 'connection' | 'networks' | 'options'> & {
    readonly modal: ReadableStore<KitModalState>
    readonly signIn: Pick<ReadableStore<SignInState>, 'getState'>
  }
  readonly siwx: Pick<SIWXConfig, 'getRequired'> | undefined
  /** The kit belongs to a host that has switched from AppKit, and has tests of its views. */
  readonly isLikeAppKit: boolean
}
