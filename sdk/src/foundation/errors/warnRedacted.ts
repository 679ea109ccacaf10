import { toText, warn } from '../platform/warn.ts'
import { redact } from './redact.ts'

/**
 * Logs a warning for developers about a failure that visitors are not affected by. Errors of wallets, services and
 * plug-ins may contain their input, so secrets are removed.
 */
export function warnRedacted(message: string, error: unknown): void {
  warn(message, redact(toText(error)))
}
