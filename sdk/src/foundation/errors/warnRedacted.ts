import { toText, warn } from '../platform/warn.ts'
import { redact } from './redact.ts'

/**
 * Logs a warning for developers about a failure that visitors are not affected by. What wallets, services and plug-ins
 * have thrown may contain what they were sent, so it is shown without secrets.
 */
export function warnRedacted(message: string, error: unknown): void {
  warn(message, redact(toText(error)))
}
