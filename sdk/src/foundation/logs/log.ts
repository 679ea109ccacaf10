import { redact } from '../errors/redact.ts'
import { warnRedacted } from '../errors/warnRedacted.ts'
import { toText } from '../platform/warn.ts'
import type { FoundationContext } from '../stores/FoundationContext.ts'
import { defineKitState, getKitState } from '../stores/kitState.ts'
import { createLogBuffer } from './createLogBuffer.ts'
import { type LogEntryLevel, type LogLevel, logLevels } from './LogEntry.ts'

const defaultLevel: LogLevel = 'error'

export const logBuffer = defineKitState(() => createLogBuffer())

/**
 * Records something in the log of a kit, without secrets, if the option `logLevel` asks for it. The log stays in the
 * page's memory; nothing is sent anywhere. Never throws.
 */
export function log(
  context: Pick<FoundationContext, 'kitState' | 'stores'>,
  level: LogEntryLevel,
  message: string,
  details?: unknown,
): void {
  const { logLevel = defaultLevel } = context.stores.options.getState()
  if (logLevel === 'silent' || logLevels.indexOf(level) < logLevels.indexOf(logLevel)) return
  getKitState(context, logBuffer).add({
    timestamp: Date.now(),
    level,
    message: String(redact(message)),
    ...(details !== undefined && { details: redact(details) }),
  })
}

/** Warns developers about a failure that visitors are not affected by: in the console, and in the log. */
export function logWarning(
  context: Pick<FoundationContext, 'kitState' | 'stores'>,
  message: string,
  error: unknown,
): void {
  warnRedacted(message, error)
  log(context, 'warn', message, { reason: toText(error) })
}
