import { expect, test } from 'vitest'
import { createRequestLog } from './createRequestLog.ts'

const request = {
  service: 'auth',
  operations: ['getSession'],
  method: 'GET',
  path: '/api/auth/session',
  query: {},
  body: '',
  origin: null,
  fault: null,
}

test('logs requests in order, with the reply if there is one', () => {
  const log = createRequestLog()
  const noteFirst = log.add(request)
  log.add({ ...request, path: '/api/auth/csrf' })
  noteFirst(200)
  expect(log.list()).toMatchObject([
    { id: 1, path: '/api/auth/session', status: 200 },
    { id: 2, path: '/api/auth/csrf', status: null },
  ])
  log.clear()
  expect(log.list()).toEqual([])
})

test('keeps the newest 2,000 requests and at most 10,000 characters of a body', () => {
  const log = createRequestLog()
  for (let count = 0; count < 2_100; count += 1) log.add({ ...request, body: 'x'.repeat(10_500) })
  expect(log.list()).toHaveLength(2_000)
  expect(log.list()[0]?.id).toBe(101)
  expect(log.list()[0]?.body).toHaveLength(10_000)
})
