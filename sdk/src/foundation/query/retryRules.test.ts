import { ClientError, type ClientErrorCode } from '@wallet-kit/clients/runtime/client/ClientError'
import { describe, expect, it } from 'vitest'
import { getRetryDelay, shouldRetry } from './retryRules.ts'
import { toServiceError } from './toServiceError.ts'

function failure(code: ClientErrorCode, status?: number, retryAfterMs?: number) {
  const error = new ClientError('x', { code, service: 's', operation: 'o', status, retryAfterMs })
  return toServiceError(error, 's', 'o')
}

describe('retries', () => {
  // F6
  it.each([
    ['network', undefined, true],
    ['http', 500, true],
    ['http', 503, true],
    ['http', 429, true],
    ['http', 408, true],
    ['http', 400, false],
    ['http', 401, false],
    ['http', 403, false],
    ['http', 404, false],
    ['timeout', undefined, false],
    ['aborted', undefined, false],
    ['invalid-reply', 200, false],
  ] as const)('%s %s: %s', (code, status, again) => {
    expect(shouldRetry(0, failure(code, status))).toBe(again)
  })

  it('are two, after 1 and 2 seconds', () => {
    const error = failure('network')
    expect([0, 1, 2].map((count) => shouldRetry(count, error))).toEqual([true, true, false])
    expect([0, 1, 10].map((count) => getRetryDelay(count, error))).toEqual([1_000, 2_000, 30_000])
  })

  // F5
  it('wait as long as the server asks, but not more than 30 seconds', () => {
    expect(getRetryDelay(0, failure('http', 429, 7_000))).toBe(7_000)
    expect(shouldRetry(0, failure('http', 429, 30_000))).toBe(true)
    expect(shouldRetry(0, failure('http', 429, 30_001))).toBe(false)
  })

  it('leave errors of others alone', () => {
    expect(shouldRetry(0, new Error('bug'))).toBe(false)
  })
})
