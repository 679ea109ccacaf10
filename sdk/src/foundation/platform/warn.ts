/**
 * Logs a warning for developers about a failure that visitors are not affected by. For code of the first load; other code uses `warnRedacted`.
 */
export function warn(message: string, error: unknown): void {
  console.warn(`[wallet-kit] ${message}`, toText(error))
}

/** A thrown value may be anything, an object that throws itself included. */
export function toText(error: unknown): string {
  try {
    return String(error)
  } catch {
    return ''
  }
}
