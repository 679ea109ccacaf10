/** Levels from the most to the least detailed. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error'] as const

/** Level of one entry. */
export type LogEntryLevel = (typeof logLevels)[number]

/** Minimum level that is recorded; `silent` records nothing. */
export type LogLevel = LogEntryLevel | 'silent'

/** Records something in the log of a kit. */
export type RecordEntry = (level: LogEntryLevel, message: string, details?: unknown) => void

/** Something that has happened in a kit, without secrets. */
export interface LogEntry {
  /** In ms since 1970. */
  readonly timestamp: number
  readonly level: LogEntryLevel
  readonly message: string
  /** JSON data that belongs to it. */
  readonly details?: unknown
}
