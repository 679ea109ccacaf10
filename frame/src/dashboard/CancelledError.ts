/** The user has closed a dialog: nothing went wrong. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'
}
