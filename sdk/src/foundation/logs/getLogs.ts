import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { getKitState } from '../stores/kitState.ts'
import type { LogEntry } from './LogEntry.ts'
import { logBuffer } from './log.ts'

/**
 * Log of a kit, oldest first: the newest 1,024,000 bytes at the level of the option `logLevel`. Signatures, tokens,
 * codes, e-mail addresses, keys and pairing secrets are replaced before anything is recorded. Attach it to a report of
 * an error; the kit sends it nowhere.
 *
 * @example
 * const report = JSON.stringify(getLogs(kit))
 */
export function getLogs({
  _internal: context,
}: KitHandle<Pick<FoundationContext, 'kitState' | 'stores'>>): readonly LogEntry[] {
  return getKitState(context, logBuffer).read()
}

/**
 * Clears a kit's log.
 *
 * @example
 * clearLogs(kit)
 */
export function clearLogs({
  _internal: context,
}: KitHandle<Pick<FoundationContext, 'kitState' | 'stores'>>): void {
  getKitState(context, logBuffer).clear()
}
