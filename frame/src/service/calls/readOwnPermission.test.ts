import { expect, test } from 'vitest'
import { computeDeleGatorAddress } from '../../smartAccounts/deleGator/deleGatorAddress.ts'
import { encodeContext } from '../../smartAccounts/permissions/delegation.ts'
import { readOwnPermission } from './readOwnPermission.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const context = encodeContext(
  { delegate: other, delegator: computeDeleGatorAddress(owner), caveats: [], salt: 1n },
  '0x12',
)

test('a permission belongs to the account that grants it', () => {
  expect(readOwnPermission(context, owner)).toEqual({ pci: expect.stringMatching(/^0x/), context })
  expect(readOwnPermission(context, other)).toBeUndefined()
})

test.each(['', 'context', '0x', '0x1234', context.slice(0, 200)])('%s is none', (text) => {
  expect(readOwnPermission(text, owner)).toBeUndefined()
})
