const messages = {
  /** Shares of different splits or generations, twice the same one, or of a wrong length. */
  SHARES_MISMATCH: 'The two shares are not of one split of one key.',
  /** Shares whose sum is a key, but not the one of the account. */
  KEY_WRONG: 'The two shares give the key of another account.',
  MNEMONIC_INVALID: 'The phrase is not a BIP-39 phrase of 12 to 24 English words.',
  REQUEST_MALFORMED: 'A request to the worker of keys is invalid.',
  SIGNING_FAILED: 'The worker of keys could not sign what it was given.',
  WORKER_ENDED: 'The worker of keys ended.',
  WORKER_SILENT: 'The worker of keys did not answer in time.',
} as const

export type KeyErrorCode = keyof typeof messages

export const isKeyErrorCode = (value: unknown): value is KeyErrorCode =>
  typeof value === 'string' && Object.hasOwn(messages, value)

/** A failure of the rooms of keys. Its text never contains anything of a key, a share or a phrase. */
export class KeyError extends Error {
  override readonly name = 'KeyError'
  readonly code: KeyErrorCode

  /** @param detail field of the request, such as `shares.0.bytes`; never its value */
  constructor(code: KeyErrorCode, detail?: string) {
    super(detail === undefined ? messages[code] : `${messages[code]} (${detail})`)
    this.code = code
  }
}
