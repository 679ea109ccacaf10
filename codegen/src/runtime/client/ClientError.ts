import type { ValidationIssue } from '../validators/validate.ts'

/**
 * Reason of a failed call.
 *
 * - `network`: no response was received (offline, refused, CORS, name not found)
 * - `timeout`: the time limit passed
 * - `aborted`: the caller's signal fired
 * - `http`: a response with a status outside 2xx
 * - `invalid-reply`: a response that breaks its contract: wrong content type, not JSON, too large, wrong shape
 * - `credentials`: a function that was passed as a credential threw; nothing was sent
 */
export type ClientErrorCode = 'network' | 'timeout' | 'aborted' | 'http' | 'invalid-reply' | 'credentials'

/** Fields of a {@link ClientError} beside its message. */
export interface ClientErrorDetails {
  readonly code: ClientErrorCode
  /** Name of the service: `wallet-directory`. */
  readonly service: string
  /** Name of the operation: `getWallets`. */
  readonly operation: string
  readonly status?: number | undefined
  /** Body of a response outside 2xx: parsed when it is JSON, else text. Not validated. */
  readonly body?: unknown
  /** Violations of the contract in a reply. */
  readonly issues?: readonly ValidationIssue[] | undefined
  /** Delay that the server requested (`Retry-After`), in milliseconds. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** The only error that a generated client function throws. */
export class ClientError extends Error {
  override readonly name = 'ClientError'
  readonly code: ClientErrorCode
  readonly service: string
  readonly operation: string
  readonly status: number | undefined
  readonly body: unknown
  readonly issues: readonly ValidationIssue[] | undefined
  readonly retryAfterMs: number | undefined

  constructor(message: string, details: ClientErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = details.code
    this.service = details.service
    this.operation = details.operation
    this.status = details.status
    this.body = details.body
    this.issues = details.issues
    this.retryAfterMs = details.retryAfterMs
  }
}

/**
 * Whether a caught value is a {@link ClientError}, and of which code. Works across copies of this file, so
 * services generated into different folders can be handled alike.
 */
export function isClientError(error: unknown, code?: ClientErrorCode): error is ClientError {
  if (!(error instanceof Error) || error.name !== 'ClientError' || !('code' in error)) return false
  return code === undefined || error.code === code
}
