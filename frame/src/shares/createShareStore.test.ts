import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { migrate } from '../database/migrate.ts'
import { createSealer } from '../sealing/createSealer.ts'
import { createShareStore } from './createShareStore.ts'
import { sharesMigration } from './sharesMigration.ts'

const [first, second] = ['first secret '.repeat(3), 'second secret '.repeat(3)]
const bytesOf = (fill: number) => new Uint8Array(33).fill(fill)

async function newStore() {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  await migrate(database, [sharesMigration])
  const clock = { now: 5 }
  const storeWith = (...secrets: string[]) =>
    createShareStore({
      ...{ database, sealer: createSealer({ party: 'keeper', secrets }) },
      now: () => clock.now,
    })
  const store = storeWith(first)
  const put = (setId: string, generation: number, { fingerprint = 'key', fill = generation, ...more } = {}) =>
    store.put({ account: 'a', setId, generation, fingerprint, share: bytesOf(fill), ...more })
  const commit = (setId: string, generation: number) => store.commit({ account: 'a', setId, generation })
  const listed = async () =>
    (await store.read('a')).map(({ setId, generation, state }) => `${setId}${generation} ${state}`)
  return { database, storeWith, store, put, commit, listed, clock }
}

test('a generation stays until the next is committed', async () => {
  const { store, put, commit, listed } = await newStore()
  await put('s', 1)
  expect(await listed()).toEqual(['s1 pending'])
  await commit('s', 1)
  await put('s', 2)
  await put('other', 1)
  expect(await listed()).toEqual(['other1 pending', 's2 pending', 's1 committed'])
  await commit('s', 2)
  await commit('s', 2)
  expect(await listed()).toEqual(['other1 pending', 's2 committed'])
  expect((await store.read('a'))[1]).toEqual({
    setId: 's',
    generation: 2,
    state: 'committed',
    fingerprint: 'key',
    share: bytesOf(2),
    changedAt: 5,
  })
  expect(await store.read('b')).toEqual([])
  await expect(commit('s', 1)).rejects.toMatchObject({ code: 'SHARE_UNKNOWN' })
})

test('a generation is written once', async () => {
  const { put, commit, listed } = await newStore()
  await put('s', 2)
  await put('s', 2)
  for (const wrong of [put('s', 2, { fill: 9 }), put('s', 2, { fingerprint: 'other' }), put('s', 1)])
    await expect(wrong).rejects.toMatchObject({ code: 'GENERATION_TAKEN' })
  await commit('s', 2)
  await put('s', 2)
  expect(await listed()).toEqual(['s2 committed'])
})

test('of two keys that are made at once, the first that is committed stays', async () => {
  const { put, commit, listed } = await newStore()
  await put('mine', 1)
  await put('theirs', 1, { fingerprint: 'other' })
  await commit('mine', 1)
  expect(await listed()).toEqual(['mine1 committed'])
  await expect(commit('theirs', 1)).rejects.toMatchObject({ code: 'SHARE_UNKNOWN' })
  await expect(put('theirs', 1, { fingerprint: 'other' })).rejects.toMatchObject({ code: 'KEY_CHANGED' })
})

test('a pending share does not take the place of another key that was committed meanwhile', async () => {
  const { database, put, commit, listed } = await newStore()
  await put('mine', 1)
  await put('theirs', 1, { fingerprint: 'other' })
  await database.query(`UPDATE shares SET state = 'committed' WHERE set_id = 'mine'`)
  await expect(commit('theirs', 1)).rejects.toMatchObject({ code: 'KEY_CHANGED' })
  expect(await listed()).toEqual(['mine1 committed', 'theirs1 pending'])
})

test('another key takes the place of all sets when it is committed', async () => {
  const { put, commit, listed } = await newStore()
  for (const set of ['one', 'two']) {
    await put(set, 1)
    await commit(set, 1)
  }
  await put('import', 1, { fingerprint: 'other', replaces: true } as never)
  expect(await listed()).toEqual(['import1 pending', 'one1 committed', 'two1 committed'])
  await commit('import', 1)
  expect(await listed()).toEqual(['import1 committed'])
})

test('a set is deleted, but not the last', async () => {
  const { store, put, commit, listed } = await newStore()
  await put('one', 1)
  await commit('one', 1)
  await put('two', 1)
  await expect(store.deleteSet({ account: 'a', setId: 'one' })).rejects.toMatchObject({ code: 'LAST_SET' })
  await commit('two', 1)
  await store.deleteSet({ account: 'a', setId: 'one' })
  await store.deleteSet({ account: 'a', setId: 'one' })
  expect(await listed()).toEqual(['two1 committed'])
  await store.deleteAccount('a')
  expect(await listed()).toEqual([])
})

test('an account does not fill the database', async () => {
  const { put } = await newStore()
  for (let set = 0; set < 100; set += 1) await put(`s${set}`, 1)
  await expect(put('more', 1)).rejects.toMatchObject({ code: 'TOO_MANY_SETS' })
})

const hour = 60 * 60_000

test('logins that were broken off lock nobody out', async () => {
  const { store, put, commit, listed, clock } = await newStore()
  await put('s', 1)
  await commit('s', 1)
  for (let set = 0; set < 98; set += 1) await put(`broken${set}`, 1)
  await store.put({ account: 'b', setId: 's', generation: 1, fingerprint: 'key', share: bytesOf(9) })
  clock.now += 1
  await put('running', 1)
  // It may be going on.
  clock.now += hour - 2
  await expect(put('more', 1)).rejects.toMatchObject({ code: 'TOO_MANY_SETS' })
  clock.now += 1
  await put('more', 1)
  expect((await listed()).toSorted()).toEqual(['more1 pending', 'running1 pending', 's1 committed'])
  expect(await store.read('b')).toHaveLength(1)
})

test('shares that nobody has finished stay where they may be all that is left of a key', async () => {
  const { put, listed, clock } = await newStore()
  for (let set = 0; set < 100; set += 1) await put(`s${set}`, 1)
  clock.now += 2 * hour
  await expect(put('more', 1)).rejects.toMatchObject({ code: 'TOO_MANY_SETS' })
  expect(await listed()).toHaveLength(100)
})

test('rows that were swapped between accounts, sets or generations are not opened', async () => {
  const { database, store, put } = await newStore()
  await put('s', 1)
  await store.put({ account: 'b', setId: 's', generation: 1, fingerprint: 'key', share: bytesOf(9) })
  await database.query(
    `UPDATE shares SET sealed = (SELECT sealed FROM shares WHERE account = 'b') WHERE account = 'a'`,
  )
  await expect(store.read('a')).rejects.toMatchObject({ code: 'SEAL_BROKEN' })
  await database.query(`DELETE FROM shares WHERE account = 'a'`)
  await database.query(`UPDATE shares SET account = 'a'`)
  await expect(store.read('a')).rejects.toMatchObject({ code: 'SEAL_BROKEN' })
})

test('secrets are rotated while shares are read', async () => {
  const { store, storeWith, put, commit } = await newStore()
  await put('s', 1)
  await commit('s', 1)
  await put('s', 2)
  const before = await store.read('a')
  const rotating = storeWith(second, first)
  expect(await rotating.read('a')).toEqual(before)
  expect(await rotating.rotate()).toBe(2)
  expect(await rotating.rotate()).toBe(0)
  expect(await storeWith(second).read('a')).toEqual(before)
  await expect(store.read('a')).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
})

test('changes take part in a transaction of the caller', async () => {
  const { database, store, listed } = await newStore()
  const id = { account: 'a', setId: 's', generation: 1 }
  const refused = database.transaction(async (queries) => {
    await store.put({ ...id, fingerprint: 'key', share: bytesOf(1) }, queries)
    await store.commit(id, queries)
    expect(await store.read('a', queries)).toHaveLength(1)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await listed()).toEqual([])
})
