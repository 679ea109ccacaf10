import { startTimer } from '../startTimer.ts'
import { ClientError, isClientError } from './ClientError.ts'
import type { InterceptedCall, Interceptor } from './ServiceClient.ts'

export interface RetryOptions {
  /** Attempts in all, the first one included. Default 3. */
  readonly attempts?: number | undefined
  /** Longest wait before the second attempt, in milliseconds; it doubles for each further one. Default 300. */
  readonly delayMs?: number | undefined
  /** Longest wait; a service that asks for a longer one with `Retry-After` is not asked again. Default 30 000. */
  readonly maxDelayMs?: number | undefined
  /**
   * Whether a failure is worth another attempt. By default a network failure, a time limit, and the statuses 408, 425,
   * 429, 500, 502, 503 and 504, for methods that may be repeated (`GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS`).
   */
  readonly retries?: ((error: ClientError, call: InterceptedCall) => boolean) | undefined
  /** Runs around each attempt. */
  readonly intercept?: Interceptor | undefined
}

/**
 * An interceptor for `createClient` that repeats calls which have failed. Waits are random up to the limit, so that
 * clients do not return at the same time, and end with the caller's signal. A body that is a stream is sent once.
 */
export function retryCalls({
  attempts = 3,
  delayMs = 300,
  maxDelayMs = 30_000,
  retries = mayBeRepeated,
  intercept = (_, send) => send(),
}: RetryOptions = {}): Interceptor {
  return async (call, send) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await intercept(call, send)
      } catch (error) {
        if (attempt >= attempts || call.sendsStream || !isClientError(error) || error.code === 'aborted')
          throw error
        const { retryAfterMs = random(Math.min(delayMs * 2 ** (attempt - 1), maxDelayMs)) } = error
        if (retryAfterMs > maxDelayMs || !retries(error, call)) throw error
        await wait(retryAfterMs, call.signal)
        if (call.signal?.aborted === true) {
          const { service, operation } = error
          throw new ClientError('The request was aborted', {
            code: 'aborted',
            service,
            operation,
            cause: error,
          })
        }
      }
    }
  }
}

const repeatable: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']
const passing: readonly unknown[] = [408, 425, 429, 500, 502, 503, 504]

function mayBeRepeated({ code, status }: ClientError, { method }: InterceptedCall): boolean {
  if (!repeatable.includes(method)) return false
  return code === 'network' || code === 'timeout' || (code === 'http' && passing.includes(status))
}

function random(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (number / 2 ** 32) * limit
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = startTimer(end, milliseconds)
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted === true) end()
  })
}
