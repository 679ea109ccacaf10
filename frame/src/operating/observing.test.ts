import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { createMetrics } from './createMetrics.ts'
import { observeDatabase } from './observeDatabase.ts'
import { observeRequests } from './observeRequests.ts'

// T26
test('a request is told by its pattern, never by its path, query or method of its own', async () => {
  const request = vi.fn()
  const inner = new Hono().get('/shares/:setId', (context) => context.text('here'))
  const app = new Hono().use(observeRequests({ request })).route('/api', inner)
  app.get('/broken', () => {
    throw new Error('secret')
  })
  app.onError((_, context) => context.text('sorry', 503))
  const first = await app.request('/api/shares/secret?token=secret')
  await app.request('/broken')
  await app.request('/secret')
  await app.request('/api/shares/1', { method: 'SECRET' })
  const told = request.mock.calls.map(([each]) => each)
  expect(told.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    'GET /api/shares/:setId 200',
    'GET /broken 503',
    'unknown 404',
    'unknown 404',
  ])
  expect(first.headers.get('x-request-id')).toBe(told[0].requestId)
  expect(JSON.stringify(told)).not.toMatch(/secret/i)
})

test('counts have the form that Prometheus reads', async () => {
  const metrics = createMetrics({ countSessions: async () => 7 })
  metrics.request({ requestId: 'r', operation: 'POST /email', status: 200, ms: 30 })
  metrics.login({ way: 'email', outcome: 'succeeded' })
  metrics.mail({ kind: 'code', outcome: 'refused' })
  const database = observeDatabase(createSqliteDatabase({ file: ':memory:' }), metrics.databaseFailed)
  await expect(database.query('SELECT nothing')).rejects.toThrow()
  const refused = database.transaction(() => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  await expect(database.transaction((queries) => queries.query('SELECT nothing'))).rejects.toThrow()
  await database.close()
  const text = await metrics.read()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'frame_request_duration_seconds_bucket{le="0.1",operation="POST /email",status="200"} 1',
      'frame_request_duration_seconds_bucket{le="0.02",operation="POST /email",status="200"} 0',
      'frame_logins_total{way="email",outcome="succeeded"} 1',
      'frame_mails_total{kind="code",outcome="refused"} 1',
      'frame_database_errors_total 2',
      'frame_sessions 7',
    ]),
  )
})
