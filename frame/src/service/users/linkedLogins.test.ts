import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../../database/createSqliteDatabase.ts'
import { createTestService, giveKey, logIn } from '../../test/testService.test.helper.ts'
import { createLinkedLogins } from './createLinkedLogins.ts'
import { createUsers } from './createUsers.ts'

const google = { id: 'google:1', kind: 'idToken', name: 'Alice' } as const
const details = { email: null, userName: 'Alice' }

async function open() {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  const service = await createTestService({ database })
  for (const name of ['alice', 'bob']) {
    const browser = service.openBrowser()
    await logIn(service, browser, `${name}@mail.example`)
    await giveKey(browser)
  }
  return { database, users: createUsers(database), logins: createLinkedLogins(database) }
}

const [alice, bob] = ['email:alice@mail.example', 'email:bob@mail.example']

test('a login leads to its user once it is confirmed', async () => {
  const { users, logins } = await open()
  expect(await logins.add(alice, google)).toBe(true)
  expect(await logins.list(alice)).toEqual([])
  expect(await logins.confirm(bob, google.id)).toBe(false)
  expect(await logins.confirm(alice, google.id)).toBe(true)
  expect((await users.ofAccount(google.id, details)).id).toBe(alice)
  await logins.remove(bob, google.id)
  expect(await logins.list(alice)).toEqual([google])
  await logins.remove(alice, google.id)
  expect((await users.ofAccount(google.id, details)).id).toBe(google.id)
})

test('a login of another user is not taken', async () => {
  const { database, users, logins } = await open()
  await logins.add(alice, google)
  await logins.confirm(alice, google.id)
  expect(await logins.add(bob, google)).toBe(false)
  // One who has a key of their own.
  await users.ofAccount('google:2', details)
  await database.query(`UPDATE shares SET account = 'google:2' WHERE account = $1`, [bob])
  expect(await logins.add(alice, { ...google, id: 'google:2' })).toBe(false)
})

test('a login that was never completed can be added', async () => {
  const { users, logins } = await open()
  await users.ofAccount(google.id, details)
  expect(await logins.add(alice, google)).toBe(true)
  await logins.confirm(alice, google.id)
  expect((await users.ofAccount(google.id, details)).id).toBe(alice)
})
