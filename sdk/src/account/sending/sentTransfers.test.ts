import { expect, it } from 'vitest'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { addSentTransfer, getSentTransfers } from './sentTransfers.ts'

it('keeps the newest 99', () => {
  const kit = createTestKit()
  const transfer: SentTransfer = {
    id: '',
    caipNetworkId: 'eip155:1',
    sender: '',
    recipient: '',
    amount: 1n,
    canSpeedUp: false,
    sentAt: 0,
    status: 'pending',
  }
  for (let count = 1; count <= 101; count += 1)
    addSentTransfer(kit._internal, { ...transfer, id: `${count}` })
  const ids = getSentTransfers(kit)
    .getState()
    .list.map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([99, '101', '3'])
})
