import type { ValidationIssue } from '../validators/validate.ts'

/**
 * Reason of a failed request over a channel.
 *
 * - `refused`: the other side replied with an error; `message` is its message, `reply` the whole of it
 * - `timeout`: the time limit passed
 * - `aborted`: the caller's signal fired
 * - `destroyed`: this end of the channel was closed
 * - `no-peer`: the other side's window does not exist (yet, or any more)
 * - `invalid-request`: the payload breaks the contract; nothing was sent
 * - `invalid-reply`: the other side's reply breaks the contract
 */
export type ChannelErrorCode =
  | 'refused'
  | 'timeout'
  | 'aborted'
  | 'destroyed'
  | 'no-peer'
  | 'invalid-request'
  | 'invalid-reply'

/** Fields of a {@link ChannelError} beside its message. */
export interface ChannelErrorDetails {
  readonly code: ChannelErrorCode
  /** Name of the request: `switchNetwork`. */
  readonly request: string
  /** Violations of the contract in a payload. */
  readonly issues?: readonly ValidationIssue[] | undefined
  /** Payload of an error reply that the contract allows. */
  readonly reply?: unknown
  readonly cause?: unknown
}

/** The only error that a request over a generated channel rejects with. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError'
  readonly code: ChannelErrorCode
  readonly request: string
  readonly issues: readonly ValidationIssue[] | undefined
  readonly reply: unknown

  constructor(message: string, details: ChannelErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = details.code
    this.request = details.request
    this.issues = details.issues
    this.reply = details.reply
  }
}

/** Whether a caught value is a {@link ChannelError}, and of which code. */
export function isChannelError(error: unknown, code?: ChannelErrorCode): error is ChannelError {
  if (!(error instanceof Error) || error.name !== 'ChannelError' || !('code' in error)) return false
  return code === undefined || error.code === code
}
