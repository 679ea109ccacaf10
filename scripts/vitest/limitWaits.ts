import { vi } from 'vitest'
import { waitLimit } from './waitLimit.ts'

// A module of its own: files that share modules must not wrap these again and again.
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, withLimit(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options))

function withLimit(options: number | { timeout?: number; interval?: number } = {}) {
  return typeof options === 'number' ? options : { timeout: waitLimit, ...options }
}
