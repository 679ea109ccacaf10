import { expect, test } from 'vitest'
import { createFaults } from './createFaults.ts'

test('a fault applies to its own service and operation only', () => {
  const faults = createFaults()
  faults.set(new Map([['auth', [{ mode: 'down', operation: 'getSession' }]]]))
  expect(faults.take('auth', ['getCsrfToken'])).toBeUndefined()
  expect(faults.take('dataService', ['getSession'])).toBeUndefined()
  expect(faults.take('auth', ['getSession'])).toMatchObject({ mode: 'down' })
})

test('a fault with a count expires, and the next one then applies', () => {
  const faults = createFaults()
  faults.set(new Map([['auth', [{ mode: 'html', status: 200, times: 2 }, { mode: 'down' }]]]))
  expect([1, 2, 3, 4].map(() => faults.take('auth', [])?.mode)).toEqual(['html', 'html', 'down', 'down'])
  expect(faults.current()).toEqual({ auth: [{ mode: 'down' }] })
})

test('setting one service leaves the others; an empty list clears one; clear clears all', () => {
  const faults = createFaults()
  faults.set(new Map([['auth', [{ mode: 'down' }]]]))
  faults.set(new Map([['rpc:1', [{ mode: 'never' }]]]))
  expect(Object.keys(faults.current())).toEqual(['auth', 'rpc:1'])
  faults.set(new Map([['auth', []]]))
  expect(Object.keys(faults.current())).toEqual(['rpc:1'])
  faults.clear()
  expect(faults.current()).toEqual({})
})
