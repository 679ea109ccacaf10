/** Tells the developer, in the console, about something that the visitor can go on without. */
export function warn(message: string, error: unknown): void {
  console.warn(`[wallet-kit] ${message}`, toText(error))
}

/** What has been thrown may be anything, an object that throws itself included. */
function toText(error: unknown): string {
  try {
    return String(error)
  } catch {
    return ''
  }
}
