import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createPostgresDatabase } from './createPostgresDatabase.ts'

/** A pool whose transactions fail at their end, as often as there are codes. */
function newPool(...codes: string[]) {
  const statements: string[] = []
  const released: (boolean | undefined)[] = []
  const client = {
    query: async (text: string) => {
      statements.push(text)
      const code = text === 'COMMIT' ? codes.shift() : undefined
      if (code) throw Object.assign(new Error('could not serialize access'), { code })
      return { rows: [], fields: [] }
    },
    release: (isBroken?: boolean) => void released.push(isBroken),
  }
  const pool = { ...client, connect: async () => client, end: async () => {} }
  return { database: createPostgresDatabase({ pool }), statements, released }
}

test('a transaction that another was before runs again as a whole', async () => {
  const { database, statements, released } = newPool('40001', '40P01')
  expect(await database.transaction(async (queries) => (await queries.query('SELECT 1')).length)).toBe(0)
  const begin = 'BEGIN ISOLATION LEVEL SERIALIZABLE'
  const failed = [begin, 'SELECT 1', 'COMMIT', 'ROLLBACK']
  expect(statements).toEqual([...failed, ...failed, begin, 'SELECT 1', 'COMMIT'])
  expect(released).toEqual([false, false, false])
})

test('other failures are said at once', async () => {
  const { database, statements } = newPool('23505')
  await expect(database.transaction(async () => {})).rejects.toMatchObject({
    code: 'FRAME_DATABASE_UNAVAILABLE',
  })
  expect(statements.filter((statement) => statement === 'COMMIT')).toHaveLength(1)
  const refused = database.transaction(() => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
})

test('BIGINT is a number, and text is text whatever its column is called', async () => {
  const rows = [{ account: '12', ends_at: '4', used_at: null }]
  const fields = [
    { name: 'account', dataTypeID: 25 },
    { name: 'ends_at', dataTypeID: 20 },
    { name: 'used_at', dataTypeID: 20 },
  ]
  const client = { query: async () => ({ rows, fields }), release: () => {} }
  const pool = { ...client, connect: async () => client, end: async () => {} }
  expect(await createPostgresDatabase({ pool }).query('SELECT')).toEqual([
    { account: '12', ends_at: 4, used_at: null },
  ])
})

test('a connection that is lost inside a transaction ends neither the process nor others', async () => {
  const released: (boolean | undefined)[] = []
  const client = Object.assign(new EventEmitter(), {
    query: async (text: string) => {
      if (text === 'SELECT 1') client.emit('error', new Error('lost'))
      if (text === 'COMMIT') throw new Error('lost')
      return { rows: [], fields: [] }
    },
    release: (isBroken?: boolean) => void released.push(isBroken),
  })
  const pool = { query: client.query, connect: async () => client, end: async () => {} }
  const lost = createPostgresDatabase({ pool }).transaction((queries) => queries.query('SELECT 1'))
  await expect(lost).rejects.toMatchObject({ code: 'FRAME_DATABASE_UNAVAILABLE' })
  expect(released).toEqual([true])
  expect(client.listenerCount('error')).toBe(0)
})
