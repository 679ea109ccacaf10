import { expect, it, onTestFinished, vi } from 'vitest'
import { logFailure } from './logFailure.ts'

const secret = `0x${'ab'.repeat(65)}`

// T26
it.each<[name: string, thrown: unknown, shown: string]>([
  ['an error', new TypeError(`x ${secret}`, { cause: secret }), 'TypeError'],
  ['an error of the kit', Object.assign(new Error(secret), { code: 'DESTROYED' }), 'DESTROYED'],
  ['a string', secret, ''],
  ['a code that is no code', Object.assign(new Error('x'), { code: secret }), ''],
  ['a name that is no name', Object.assign(new Error('x'), { name: secret }), ''],
  ['nothing', undefined, ''],
])('shows of %s its code or name alone', (_, thrown, shown) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  logFailure('The modal', thrown)
  expect(log.mock.calls).toEqual([[`[wallet-kit] The modal failed to load. ${shown}`]])
})
