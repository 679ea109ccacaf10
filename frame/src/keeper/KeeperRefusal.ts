const refusals = {
  REQUEST_MALFORMED: [400, 'The request breaks its contract.'],
  PROVIDER_UNKNOWN: [400, 'The keeper is not configured with this provider.'],
  DEVICE_PROOF_INVALID: [401, 'The request is not signed by its device for this keeper, with a fresh nonce.'],
  GRANT_INVALID: [401, 'Prove the login again.'],
  LOGIN_REFUSED: [403, 'The login could not be verified.'],
  CONFIRMATION_EXPIRED: [404, 'Start the login again.'],
  IDENTITY_TAKEN: [409, 'This login belongs to another account that has a key.'],
  FACTOR_MISSING: [409, 'A second factor needs a passkey and another login.'],
  LAST_LOGIN: [409, 'This is the last login of the account.'],
  RATE_LIMITED: [429, 'Try again later.'],
  MAIL_FAILED: [502, 'The e-mail could not be sent. Check the address or try again later.'],
  UNAVAILABLE: [503, 'Try again later.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>

export type KeeperRefusalCode = keyof typeof refusals

/** A reply of the keeper other than success. */
export class KeeperRefusal extends Error {
  override readonly name = 'KeeperRefusal'
  readonly code: KeeperRefusalCode
  readonly status: (typeof refusals)[KeeperRefusalCode][0]
  /** Seconds, of `RATE_LIMITED`. */
  readonly retryAfter: number | undefined

  constructor(code: KeeperRefusalCode, { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(refusals[code][1], { cause })
    this.code = code
    this.status = refusals[code][0]
    this.retryAfter = retryAfter
  }
}
