import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { RecordEntry } from '../logs/LogEntry.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import type { KitStateContext } from '../stores/kitState.ts'
import type { TrackEvent } from './TrackEvent.ts'

/** The part of a kit that calls services. */
export interface ServiceContext extends OptionsContext, KitStateContext {
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  /** Present once the code that records is loaded. */
  readonly log?: RecordEntry | undefined
  /** Present once the code that reports events is loaded. */
  readonly track?: TrackEvent | undefined
  readonly notices: {
    /** Reports a mistake in the set-up to the developer, once per code. */
    alert(error: WalletKitError): void
  }
}
