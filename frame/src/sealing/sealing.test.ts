import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../database/createSqliteDatabase.ts'
import { migrate } from '../database/migrate.ts'
import { createSealer } from './createSealer.ts'
import { hmac, keptSecretsMigration, openKeptSecret, rotateKeptSecrets, toHmacKey } from './keptSecrets.ts'

const [first, second] = ['first secret '.repeat(3), 'second secret '.repeat(3)]
const sealer = createSealer({ party: 'service', secrets: [first] })
const bytes = new TextEncoder().encode('a share of a key')

test('opens what it sealed, in its own place only', async () => {
  const sealed = await sealer.seal(bytes, ['account', 'set', '1'])
  expect(sealed).toMatch(/^v1\.[\w-]{11}\.[\w-]{16}\.[\w-]+$/)
  expect(await sealer.open(sealed, ['account', 'set', '1'])).toEqual(bytes)
  expect(await sealer.seal(bytes, ['account', 'set', '1'])).not.toBe(sealed)
  for (const context of [['other', 'set', '1'], ['account', 'set', '2'], ['accounts', 'et', '1'], []])
    await expect(sealer.open(sealed, context)).rejects.toMatchObject({ code: 'SEAL_BROKEN' })
})

test('a sealed text that was changed, or sealed by others, does not open', async () => {
  const context = ['account']
  const sealed = await sealer.seal(bytes, context)
  const [version, id, iv, text = ''] = sealed.split('.')
  const flipped = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
  for (const broken of [`${version}.${id}.${iv}.${flipped}`, `${version}.${id}.${iv}.*`, `${version}.${id}`])
    await expect(sealer.open(broken, context)).rejects.toMatchObject({ code: 'SEAL_BROKEN' })
  for (const unknown of ['', 'text', `v2.${id}.${iv}.${text}`])
    await expect(sealer.open(unknown, context)).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
  for (const other of [
    createSealer({ party: 'keeper', secrets: [first] }),
    createSealer({ party: 'service', secrets: [second] }),
  ])
    await expect(other.open(sealed, context)).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
})

test('the newest secret seals, and all open', async () => {
  const rotated = createSealer({ party: 'service', secrets: [second, first] })
  const old = await sealer.seal(bytes, [])
  expect(await rotated.open(old, [])).toEqual(bytes)
  expect(await rotated.isCurrent(old)).toBe(false)
  const fresh = await rotated.seal(bytes, [])
  expect(await rotated.isCurrent(fresh)).toBe(true)
  await expect(sealer.open(fresh, [])).rejects.toMatchObject({ code: 'SEAL_UNKNOWN' })
})

test('secrets that are missing or short are named', () => {
  expect(() => createSealer({ party: 'keeper', secrets: [] })).toThrow(
    expect.objectContaining({
      code: 'FRAME_CONFIGURATION_INVALID',
      message: 'The frame cannot start: secrets: at least one is needed',
    }),
  )
  expect(() => createSealer({ party: 'keeper', secrets: [first, 'short'] })).toThrow(
    'The frame cannot start: secrets.1: at least 32 random characters are needed',
  )
})

test('a kept secret is made once, differs by purpose, and outlives a rotation', async () => {
  const database = createSqliteDatabase({ file: ':memory:' })
  onTestFinished(() => database.close())
  await migrate(database, [keptSecretsMigration])
  const open = (own: typeof sealer, name: string) => openKeptSecret({ database, sealer: own, name })
  const [one, again, other] = await Promise.all([open(sealer, 'a'), open(sealer, 'a'), open(sealer, 'b')])
  expect(again).toEqual(one)
  expect(one).toHaveLength(32)
  expect(other).not.toEqual(one)
  const rotated = createSealer({ party: 'service', secrets: [second, first] })
  expect(await rotateKeptSecrets(database, rotated)).toBe(2)
  expect(await rotateKeptSecrets(database, rotated)).toBe(0)
  const later = createSealer({ party: 'service', secrets: [second] })
  expect(await open(later, 'a')).toEqual(one)
  expect(await hmac(await toHmacKey(one), 'text')).not.toBe(await hmac(await toHmacKey(other), 'text'))
})
