// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createMemoryStorage, createTestKit, createTestWallet } from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'

const versionKey = '@appkit/storage_version'
const hints = {
  '@appkit/recent_recipients': '{"eip155":["0x1"]}',
  '@appkit/native_balance_cache': '{}',
  '@appkit/identity_cache': '{}',
  '@appkit/eip155:picked_over': '0x1',
}
const kept = { '@appkit/recent_wallets': '[]', '@appkit/pairing_topic': 'topic' }

async function startWith(entries: Record<string, string>) {
  createTestWallet()
  const storage = createMemoryStorage(entries)
  const kit = createTestKit({ storage })
  await kit.open()
  return { kit, storage }
}

const readAll = (storage: { getItem(key: string): string | null }, entries: object) =>
  Object.keys(entries).map((key) => storage.getItem(key))

// T25
it.each(['2', '0', 'x', ''])(
  'values of version %j are dropped, where their format is our own',
  async (version) => {
    const { kit, storage } = await startWith({ ...hints, ...kept, [versionKey]: version })
    expect(readAll(storage, hints)).toEqual([null, null, null, null])
    expect(readAll(storage, kept)).toEqual(Object.values(kept))
    expect(storage.getItem(versionKey)).toBe('1')
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.getAccount().status).toBe('connected')
  },
)

it.each([
  ['this version', { [versionKey]: '1' }],
  ['no version, as AppKit leaves them', {}],
])('values of %s stay', async (_, version) => {
  const { kit, storage } = await startWith({ ...hints, ...kept, ...version })
  expect(readAll(storage, hints)).toEqual(Object.values(hints))
  await connect(kit, { connectorId: 'test.wallet' })
  expect(storage.getItem(versionKey)).toBe('1')
})

it('a connection of another version is restored', async () => {
  const storage = createMemoryStorage()
  const wallet = createTestWallet()
  const first = createTestKit({ storage })
  await connect(first, { connectorId: 'test.wallet' })
  first.destroy()
  storage.setItem(versionKey, '7')
  const kit = createTestKit({ storage })
  await kit.ready()
  expect(kit.getAddress()).toBe(wallet.accounts[0])
})

// T27
it('nothing is stored before a connection', async () => {
  const { storage } = await startWith({})
  expect(storage.getItem(versionKey)).toBeNull()
})
