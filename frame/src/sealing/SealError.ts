const messages = {
  /** Changed, or moved here from another row. */
  SEAL_BROKEN: 'A sealed value does not belong to this row.',
  SEAL_UNKNOWN: 'A sealed value was sealed with a secret that is not configured.',
} as const

/** A sealed value that does not open. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code: keyof typeof messages

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options)
    this.code = code
  }
}
