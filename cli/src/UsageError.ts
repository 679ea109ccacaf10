/** Something in the call that its author can put right. The message is shown as it is. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
