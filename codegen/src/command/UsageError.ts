/** The command was called in a way that it cannot follow. The message is all that is shown; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
