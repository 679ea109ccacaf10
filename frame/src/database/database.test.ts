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
