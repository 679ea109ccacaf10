import { expect, it } from 'vitest'
import { getKitState } from '../../foundation/stores/kitState.ts'
import { createTestKit } from '../../test/testPage.test.helper.ts'
import type { SentTransfer } from './SentTransfer.ts'
import { getSentTransfers, transferKind } from './sentTransfers.ts'

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
  const { put } = getKitState(kit._internal, transferKind.ledger)
  for (let count = 1; count <= 101; count += 1) put({ ...transfer, id: `${count}` })
  const ids = getSentTransfers(kit)
    .getState()
    .list.map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([99, '101', '3'])
})
