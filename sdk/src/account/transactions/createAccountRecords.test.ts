import { describe, expect, it, vi } from 'vitest'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { createMemoryStorage } from '../../test/testPage.test.helper.ts'
import type { SentTransfer } from '../sending/SentTransfer.ts'
import { transferCodec } from '../sending/sentTransfers.ts'
import { createAccountRecords } from './createAccountRecords.ts'

const key = '@appkit/sent_transfers'
const [alice, bob] = [`0x${'Aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const now = Date.UTC(2026, 0, 2)
const day = 24 * 60 * 60_000

const createRecords = (storage: KeyValueStorage) => createAccountRecords(storage, transferCodec)

function createTransfer(id: string, changed: Partial<SentTransfer> = {}): SentTransfer {
  return {
    ...{ id, caipNetworkId: 'eip155:1', sender: alice, recipient: bob, amount: 2n ** 200n, canSpeedUp: true },
    ...{ status: 'pending', sentAt: now },
    ...changed,
  }
}

const account = `eip155:1:${alice.toLowerCase()}`
const stored = {
  ...{ id: '0x1', caipNetworkId: 'eip155:1', sender: alice, recipient: bob, amount: '7', canSpeedUp: true },
  sentAt: now,
}
const read = (value: unknown) => {
  const storage = createMemoryStorage({ [key]: typeof value === 'string' ? value : JSON.stringify(value) })
  return createRecords(storage).list()
}

vi.useFakeTimers({ now })

// T25
describe('records of accounts', () => {
  it('are read as they were written, newest first, by account and network', () => {
    const storage = createMemoryStorage()
    const records = createRecords(storage)
    const transfers = [
      createTransfer('0x1', { sentAt: now - 2 }),
      createTransfer('0x2', { sentAt: now - 1, sender: bob, token: alice }),
      createTransfer('0x3', { caipNetworkId: 'eip155:137' }),
    ]
    for (const transfer of transfers) records.put(transfer)
    expect(createRecords(storage).list()).toEqual(transfers.toReversed())
    expect(Object.keys(JSON.parse(storage.getItem(key) ?? '')).toSorted()).toEqual(
      [account, `eip155:1:${bob}`, `eip155:137:${alice.toLowerCase()}`].toSorted(),
    )
  })

  it('leave nothing behind when the last one is removed', () => {
    const storage = createMemoryStorage()
    const records = createRecords(storage)
    records.put(createTransfer('0x1'))
    records.remove('0x2')
    expect(records.list()).toHaveLength(1)
    records.remove('0x1')
    expect(storage.getItem(key)).toBeNull()
  })

  it('are bounded in number: the newest 99', () => {
    const records = createRecords(createMemoryStorage())
    for (let count = 1; count <= 101; count += 1) {
      vi.setSystemTime(now + count)
      records.put(createTransfer(`0x${count}`, { sentAt: now + count }))
    }
    const ids = records.list().map(({ id }) => id)
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([99, '0x101', '0x3'])
    vi.setSystemTime(now)
    const flood = Array.from({ length: 5_000 }, (_, index) => ({ ...stored, id: `0x${index}` }))
    expect(read({ [account]: flood })).toHaveLength(99)
  })

  it.each([
    ['a day old', now - day, 1],
    ['older than a day', now - day - 1, 0],
    ['of the future', now + 1, 0],
  ])('are bounded in age: one that is %s', (_, sentAt, count) => {
    expect(read({ [account]: [{ ...stored, sentAt }] })).toHaveLength(count)
  })

  it.each([
    ['of another account', { sender: bob }],
    ['of another network', { caipNetworkId: 'eip155:137' }],
    ['whose id is a path', { id: '../../evil' }],
    ['whose amount is no number', { amount: '-1' }],
    ['whose amount has more than 256 bits', { amount: '9'.repeat(79) }],
    ['whose receiver is markup', { recipient: '<img src=x>' }],
    ['without a time', { sentAt: undefined }],
    ['whose time is a string', { sentAt: `${now}` }],
  ])('are not read where they are %s', (_, changed) => {
    expect(
      read({
        [account]: [
          { ...stored, ...changed },
          { ...stored, id: '0x2' },
        ],
      }),
    ).toMatchObject([{ id: '0x2', amount: 7n, status: 'pending' }])
  })

  it.each(['', 'null', '[]', '{"a":1}', '{"a":{}}', '[[{}]]', '{"__proto__":[{}]}', '{', '1'])(
    'are none where the value is %j',
    (value) => {
      expect(read(value)).toEqual([])
    },
  )
})
