import { vi } from 'vitest'

/**
 * How long tests wait for a condition, in milliseconds. The tools' own limit of one second is an assertion
 * about time, which a busy machine fails.
 */
const limit = 10_000

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, withLimit(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options))

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: limit })
}

function withLimit(options: number | { timeout?: number; interval?: number } = {}) {
  return typeof options === 'number' ? options : { timeout: limit, ...options }
}
