import type { NetworksState } from '../../chains/networks/NetworksState.ts'
import type { FoundationContext } from '../../foundation/stores/FoundationContext.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ThemeState } from '../../foundation/theme/ThemeState.ts'

/** The part of a kit that the secure frame's client uses. */
export interface FrameContext
  extends Pick<FoundationContext, 'kitState' | 'lifetime' | 'notices' | 'storage'> {
  readonly stores: FoundationContext['stores'] & {
    readonly networks: Pick<ReadableStore<NetworksState>, 'getState'>
    readonly theme: Pick<ReadableStore<ThemeState>, 'getState' | 'subscribe'>
  }
}
