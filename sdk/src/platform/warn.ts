/** Logs a warning for developers, about a failure that visitors are not affected by or an option without effect. */
export function warn(message: string, error?: unknown): void {
  console.warn(`[wallet-kit] ${message}`, ...(error === undefined ? [] : [toText(error)]))
}

/** What has been thrown may be anything, an object that throws itself included. */
function toText(error: unknown): string {
  try {
    return String(error)
  } catch {
    return ''
  }
}
