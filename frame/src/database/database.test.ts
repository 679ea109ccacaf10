import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from './createSqliteDatabase.ts'
import { migrate } from './migrate.ts'

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'frame-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'deeper', 'frame.sqlite')
}

function open(file: string) {
  const database = createSqliteDatabase({ file })
  onTestFinished(() => database.close())
  return database
}

const first = ['CREATE TABLE users (id TEXT PRIMARY KEY, name TEXT NOT NULL)']
const second = ["ALTER TABLE users ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"]

test('what was stored is there after a migration and in another process', async () => {
  const file = await newFile()
  const before = open(file)
  await migrate(before, [first])
  await before.query('INSERT INTO users (id, name) VALUES ($1, $2)', ['a', 'Alice'])
  await before.close()
  const after = open(file)
  await migrate(after, [first, second])
  expect(await after.query('SELECT * FROM users')).toEqual([{ id: 'a', name: 'Alice', colour: 'red' }])
})

test('processes that start together migrate once', async () => {
  const file = await newFile()
  const folder = new URL('.', import.meta.url)
  const script = `
    const { createSqliteDatabase } = await import('${folder}createSqliteDatabase.ts')
    const { migrate } = await import('${folder}migrate.ts')
    const database = createSqliteDatabase({ file: process.argv[1] })
    await migrate(database, ${JSON.stringify([first, second])})
    await database.close()`
  const start = () =>
    promisify(execFile)(process.execPath, [
      '--conditions=@wallet-kit/source',
      '--no-warnings',
      '--input-type=module',
      '--eval',
      script,
      file,
    ])
  await Promise.all([start(), start(), start()])
  expect(await open(file).query('SELECT version FROM schema_version')).toEqual([{ version: 2 }])
})

test('a database of a later release is left as it is', async () => {
  const file = await newFile()
  const database = open(file)
  await migrate(database, [first, second])
  await expect(migrate(database, [first])).rejects.toMatchObject({
    code: 'FRAME_DATABASE_NEWER',
    message: "The frame's database has version 2, and this release knows versions up to 1.",
  })
  expect(await database.query('SELECT * FROM users')).toEqual([])
})

test('a step that fails leaves nothing of itself', async () => {
  const database = open(':memory:')
  await expect(migrate(database, [[...first, 'CREATE TABLE broken (']])).rejects.toMatchObject({
    code: 'FRAME_DATABASE_UNAVAILABLE',
  })
  await migrate(database, [first])
  expect(await database.query('SELECT * FROM users')).toEqual([])
})

test('a transaction that fails changes nothing, and others wait for it', async () => {
  const database = open(':memory:')
  await migrate(database, [first])
  const failure = database.transaction(async (queries) => {
    await queries.query("INSERT INTO users (id, name) VALUES ('a', 'Alice')")
    throw new Error('refused')
  })
  const count = database.query('SELECT count(*) AS count FROM users')
  await expect(failure).rejects.toThrow('refused')
  expect(await count).toEqual([{ count: 0 }])
})

test('of statements at the same time, one that fails does not concern the others', async () => {
  const database = open(':memory:')
  await migrate(database, [first])
  const insert = 'INSERT INTO users (id, name) VALUES ($1, $2)'
  const results = await Promise.allSettled([
    database.query(insert, ['a', 'Alice']),
    database.query(insert, ['a', 'Another']),
    database.query(insert, ['b', 'Bob']),
    database.transaction(async (queries) => {
      await queries.query(insert, ['c', 'Carol'])
      await queries.query(insert, ['b', 'Another'])
    }),
    database.query('SELECT id FROM users ORDER BY id'),
  ])
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ])
  expect(results.at(-1)).toMatchObject({ value: [{ id: 'a' }, { id: 'b' }] })
  expect(await database.query('SELECT name FROM users ORDER BY id')).toEqual([
    { name: 'Alice' },
    { name: 'Bob' },
  ])
})

test('nothing is told before it is stored: when that fails, nobody has a result', async () => {
  const file = await newFile()
  const database = open(file)
  await migrate(database, [
    first,
    ['CREATE TABLE pets (owner TEXT REFERENCES users DEFERRABLE INITIALLY DEFERRED)'],
  ])
  const results = await Promise.allSettled([
    database.query("INSERT INTO users (id, name) VALUES ('a', 'Alice')"),
    // Refused at the end of the transaction.
    database.query("INSERT INTO pets (owner) VALUES ('nobody')"),
    database.query('SELECT id FROM users'),
  ])
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'FRAME_DATABASE_UNAVAILABLE' } })
  await database.query("INSERT INTO users (id, name) VALUES ('b', 'Bob')")
  expect(await open(file).query('SELECT id FROM users')).toEqual([{ id: 'b' }])
})

test('a database that is closed runs what was asked before, and refuses the rest', async () => {
  const file = await newFile()
  const database = open(file)
  await migrate(database, [first])
  const before = database.query("INSERT INTO users (id, name) VALUES ('a', 'Alice')")
  await database.close()
  expect(await before).toEqual([])
  await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'FRAME_DATABASE_UNAVAILABLE' })
  await database.close()
  expect(await open(file).query('SELECT id FROM users')).toEqual([{ id: 'a' }])
})

test('a folder that cannot be written is said', async () => {
  const file = await newFile()
  await open(file).close()
  expect(() => createSqliteDatabase({ file: join(file, 'frame.sqlite') })).toThrow(
    "The frame's database is unavailable: ",
  )
})

test('others cannot read its files', async () => {
  const file = await newFile()
  await migrate(open(file), [first])
  const names = await readdir(dirname(file))
  expect(names).toContain('frame.sqlite-wal')
  for (const name of names) expect((await stat(join(dirname(file), name))).mode & 0o777).toBe(0o600)
})
