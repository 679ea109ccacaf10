/** A mistake in the command line that the user can correct. The message is printed without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
