import { expect, it } from 'vitest'
import { createMemoryStorage, firstAddress } from '../../test/testPage.test.helper.ts'
import type { SentTransfer } from '../sending/SentTransfer.ts'
import { transferCodec } from '../sending/sentTransfers.ts'
import { createLedger } from './createLedger.ts'

const transfer: SentTransfer = {
  ...{ id: '0x1', caipNetworkId: 'eip155:1', sender: firstAddress, recipient: firstAddress, amount: 1n },
  ...{ canSpeedUp: true, sentAt: Date.now() - 2, status: 'pending' },
}

function open() {
  const storage = createMemoryStorage()
  const ledger = createLedger(storage, transferCodec)
  const idsOf = ({ store }: typeof ledger) => store.getState().list.map(({ id }) => id)
  return { ...ledger, ids: () => idsOf(ledger), stored: () => idsOf(createLedger(storage, transferCodec)) }
}

it('puts an item first, in place of one with the same id', () => {
  const { put, store, ids, stored } = open()
  put(transfer)
  put({ ...transfer, id: '0x2', sentAt: transfer.sentAt + 1 })
  put({ ...transfer, sentAt: transfer.sentAt + 2, amount: 2n })
  expect([ids(), stored()]).toEqual([
    ['0x1', '0x2'],
    ['0x1', '0x2'],
  ])
  expect(store.getState().list[0]?.amount).toBe(2n)
})

it('keeps in the list what it forgets, and not what it removes', () => {
  const { put, forget, remove, ids, stored } = open()
  put(transfer)
  put({ ...transfer, id: '0x2' })
  forget('0x1')
  expect([ids(), stored()]).toEqual([['0x2', '0x1'], ['0x2']])
  remove('0x2')
  expect([ids(), stored()]).toEqual([['0x1'], []])
})

it('changes one item, and leaves the others the same objects', () => {
  const { put, update, store } = open()
  put(transfer)
  put({ ...transfer, id: '0x2' })
  update('0x2', (sent) => ({ ...sent, status: 'confirmed' }))
  expect(store.getState().list.map(({ status }) => status)).toEqual(['confirmed', 'pending'])
  expect(store.getState().list[1]).toBe(transfer)
})
