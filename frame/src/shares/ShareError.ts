const messages = {
  /** A generation is written once; read again and choose the next number. */
  GENERATION_TAKEN: 'This generation of the set, or a later one, is stored already.',
  /** Another device was first, or the key was not to be replaced. */
  KEY_CHANGED: 'The account has another key.',
  SHARE_UNKNOWN: 'The account has no such share.',
  LAST_SET: 'The account has no other set: without this one its key is lost.',
  TOO_MANY_SETS: 'The account has too many sets.',
} as const

export type ShareErrorCode = keyof typeof messages

/** A change of shares that is refused. Nothing has changed then. */
export class ShareError extends Error {
  override readonly name = 'ShareError'
  readonly code: ShareErrorCode

  constructor(code: ShareErrorCode) {
    super(messages[code])
    this.code = code
  }
}
