import { combine } from 'shamir-secret-sharing'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import type { Database } from '../database/Database.ts'
import { migrate } from '../database/migrate.ts'
import { deriveKeys } from '../keys/derive/deriveKeys.ts'
import { toFingerprint } from '../keys/derive/toFingerprint.ts'
import { splitKey } from '../keys/shares/splitKey.ts'
import { createSealer } from '../sealing/createSealer.ts'
import { createShareStore } from '../shares/createShareStore.ts'
import { sharesMigration } from '../shares/sharesMigration.ts'
import { newDevice, newKeeper } from './testKeeper.test.helper.ts'

/** One account with two sets at both parties, one of them refreshed, as real parties store it. */
async function newAccount() {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const { addresses } = await deriveKeys(secret)
  const fingerprint = await toFingerprint(addresses)
  const service = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => service.close())
  await migrate(service, [sharesMigration])
  const sealer = createSealer({ party: 'service', secrets: ['secret of the service '.repeat(2)] })
  const store = createShareStore({ database: service, sealer })
  const { database: keeper, login, put } = await newKeeper()
  const device = await newDevice()
  const grant = await login(device)
  const first = await splitKey({ secret })
  const refreshed = await splitKey({ secret, into: { setId: first.setId, generation: 2 } })
  const sets = [first, refreshed, await splitKey({ secret })]
  for (const { setId, generation, shares } of sets) {
    const id = { setId, generation, fingerprint }
    await store.put({ account: 'a', ...id, share: shares.service.bytes })
    const share = Buffer.from(shares.keeper.bytes).toString('base64url')
    expect(await put(device, grant, { ...id, share })).toMatchObject({ status: 204 })
  }
  return { secret, addresses, service, keeper, sets, grant }
}

async function rowsOf(database: Database): Promise<readonly string[]> {
  const tables = await database.query(`SELECT name FROM sqlite_master WHERE type = 'table'`)
  const rows = await Promise.all(tables.map(({ name }) => database.query(`SELECT * FROM ${name}`)))
  return rows.flat().flatMap((row) => Object.values(row).map(String))
}

/** Everything in a text that could be bytes of a key or of a share. */
function bytesIn(text: string): readonly Uint8Array[] {
  return [text, ...text.split('.')].flatMap((part) => [
    Buffer.from(part, 'base64url'),
    Buffer.from(part, 'hex'),
    Buffer.from(part, 'utf8'),
  ])
}

/** Windows of a share's or a key's length, at both ends. */
const windows = (bytes: Uint8Array, length: number) =>
  bytes.length < length
    ? []
    : [bytes.slice(0, length), bytes.slice(-length)].map((part) => Uint8Array.from(part))

/** The attacker's best: each value as the key, and each two joined. */
async function findKey(texts: readonly string[], secret: Uint8Array): Promise<boolean> {
  const values = [...new Set(texts)].flatMap(bytesIn)
  const isKey = (bytes: Uint8Array) => Buffer.from(bytes).equals(Buffer.from(secret))
  if (values.some((bytes) => Buffer.from(bytes).includes(Buffer.from(secret)))) return true
  const shares = values.flatMap((bytes) => windows(bytes, 33))
  for (const [index, one] of shares.entries())
    for (const other of shares.slice(index + 1))
      if (one.at(-1) !== other.at(-1) && isKey(await combine([one, other]))) return true
  return false
}

test('both databases without their secrets give no key, whatever rows are joined', async () => {
  const { secret, service, keeper } = await newAccount()
  const texts = [...(await rowsOf(service)), ...(await rowsOf(keeper))]
  expect(texts.filter((text) => text.startsWith('v1.'))).toHaveLength(9)
  expect(await findKey(texts, secret)).toBe(false)
})

test('one party with its secret, and the other’s database, give no key', async () => {
  const { secret, service, keeper, sets } = await newAccount()
  const ofService = sets.map(({ shares }) => Buffer.from(shares.service.bytes).toString('base64url'))
  expect(await findKey([...ofService, ...(await rowsOf(keeper))], secret)).toBe(false)
  const ofKeeper = sets.map(({ shares }) => Buffer.from(shares.keeper.bytes).toString('base64url'))
  expect(await findKey([...ofKeeper, ...(await rowsOf(service))], secret)).toBe(false)
})

test('a share of the device that was lost, and both databases, give no key', async () => {
  const { secret, service, keeper, sets } = await newAccount()
  const lost = sets.map(({ shares }) => Buffer.from(shares.device.bytes).toString('base64url'))
  expect(await findKey([...lost, ...(await rowsOf(service)), ...(await rowsOf(keeper))], secret)).toBe(false)
})

test('the same search finds the key where both shares are open', async () => {
  const { secret, sets } = await newAccount()
  const open = sets.flatMap(({ shares }) =>
    [shares.service, shares.keeper].map(({ bytes }) => Buffer.from(bytes).toString('base64url')),
  )
  expect(await findKey(['other', ...open], secret)).toBe(true)
  expect(await findKey([`v1.${Buffer.from(secret).toString('base64url')}`], secret)).toBe(true)
})

test('the keeper’s database names no visitor, address, or token', async () => {
  const { addresses, keeper, grant } = await newAccount()
  const text = (await rowsOf(keeper)).join('\n').toLowerCase()
  const fingerprint = await toFingerprint(addresses)
  for (const secret of ['alice', 'example.com', addresses.eip155, addresses.solana, fingerprint, grant])
    expect(text).not.toContain(secret.toLowerCase())
})
