/** Wrong usage of the command. Only the message is shown; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
