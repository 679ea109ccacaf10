import type { KitHandle } from '../stores/KitHandle.ts'
import { getKitState } from '../stores/kitState.ts'
import type { LogEntry } from './LogEntry.ts'
import { type LogContext, logBuffer } from './log.ts'

/**
 * What a kit has recorded, oldest first: the newest 1,024,000 bytes of what the option `logLevel` asks for. Signatures,
 * tokens, codes, e-mail addresses, keys and pairing secrets are replaced before anything is recorded. Attach it to a
 * report of an error; the kit sends it nowhere.
 *
 * @example
 * const report = JSON.stringify(getLogs(kit))
 */
export function getLogs({ _internal: context }: KitHandle<LogContext>): readonly LogEntry[] {
  return getKitState(context, logBuffer).read()
}

/**
 * Forgets what a kit has recorded.
 *
 * @example
 * clearLogs(kit)
 */
export function clearLogs({ _internal: context }: KitHandle<LogContext>): void {
  getKitState(context, logBuffer).clear()
}
