import type { RecordEntry } from '../logs/LogEntry.ts'
import type { Notices } from '../notices/createNotices.ts'
import type { ResolvedOptions } from '../options/ResolvedOptions.ts'
import type { TrackEvent } from '../query/TrackEvent.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'
import type { KitStateContext } from './kitState.ts'
import type { ReadableStore } from './ReadableStore.ts'

/** The part of a kit that knows no wallet. The context of each storey extends that of the one below; `kit/` has all. */
export interface FoundationContext extends KitStateContext {
  readonly stores: { readonly options: Pick<ReadableStore<ResolvedOptions>, 'getState'> }
  readonly storage: KeyValueStorage
  readonly notices: Notices
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  /** Present once the code that records is loaded. */
  readonly log?: RecordEntry | undefined
  /** Present once the code that reports events is loaded. */
  readonly track?: TrackEvent | undefined
}
