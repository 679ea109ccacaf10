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
      return { rows: [] }
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
