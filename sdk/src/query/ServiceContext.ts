import type { WalletKitError } from '../errors/WalletKitError.ts'
import type { OptionsContext } from '../options/OptionsContext.ts'
import type { SlotContext } from '../stores/slots.ts'

/** The part of a kit that calls services. */
export interface ServiceContext extends OptionsContext, SlotContext {
  /** Aborted by `destroy`. */
  readonly lifetime: AbortSignal
  readonly notices: {
    /** Reports a mistake in the set-up to the developer, once per code. */
    alert(error: WalletKitError): void
  }
}
