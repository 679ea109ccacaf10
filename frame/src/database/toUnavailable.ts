import { FrameError } from '../errors/FrameError.ts'

/** Says by one error what any database means by its own. */
export function toUnavailable(cause: unknown): FrameError {
  const reason = cause instanceof Error ? cause.message : 'unknown'
  return new FrameError('FRAME_DATABASE_UNAVAILABLE', { context: { reason }, cause })
}
