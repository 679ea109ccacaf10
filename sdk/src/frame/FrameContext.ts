import type { NetworksState } from '../networks/NetworksState.ts'
import type { NoticesContext } from '../notices/NoticesContext.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'
import type { ReadableStore } from '../stores/ReadableStore.ts'
import type { SlotContext } from '../stores/slots.ts'
import type { ThemeState } from '../theme/ThemeState.ts'

/** The part of a kit that the secure frame's client uses. */
export interface FrameContext extends OptionsContext, NoticesContext, SlotContext {
  readonly stores: OptionsContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
    readonly theme: Pick<ReadableStore<ThemeState>, 'getState' | 'subscribe'>
  }
  readonly storage: KeyValueStorage
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
}
