import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { NoticesContext } from '../../foundation/notices/NoticesContext.ts'
import type { OptionsContext } from '../../foundation/options/OptionsContext.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { KitStateContext } from '../../foundation/stores/kitState.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ThemeState } from '../../foundation/theme/ThemeState.ts'

/** The part of a kit that the secure frame's client uses. */
export interface FrameContext extends OptionsContext, NoticesContext, KitStateContext {
  readonly stores: OptionsContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
    readonly theme: Pick<ReadableStore<ThemeState>, 'getState' | 'subscribe'>
  }
  readonly storage: KeyValueStorage
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
}
