/** Tells the developer, in the console, about something that the visitor can go on without. */
export function warn(message: string, error: unknown): void {
  console.warn(`[wallet-kit] ${message}`, `${error}`)
}
