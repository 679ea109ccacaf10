import type { ClientErrorStatusCode, ServerErrorStatusCode } from 'hono/utils/http-status'

/** Refusals after which the page can go on. */
type RefusalCode = 'PASSKEY_NEEDED' | 'LOGIN_NEEDED'

/** Reason for refusing a request of the frame's page. The message is shown to the user. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal'
  readonly status: ClientErrorStatusCode | ServerErrorStatusCode

  /** Tells the page what it can do. */
  readonly code: RefusalCode | undefined

  /** For the keeper, of a login that a passkey completes. */
  readonly proof: object | undefined

  /** @param cause The failure elsewhere; for the operator only. */
  constructor(
    message: string,
    status: ClientErrorStatusCode | ServerErrorStatusCode = 400,
    {
      cause,
      code,
      proof,
    }: { readonly cause?: unknown; readonly code?: RefusalCode; readonly proof?: object } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.code = code
    this.proof = proof
  }
}
