import { expect, test } from 'vitest'
import { isRevocation } from './isRevocation.ts'
import { readRevocation } from './readRevocation.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

// T20
test('a permission of another account is not revoked', () => {
  for (const address of [other, 'alice', 1, null])
    expect(() => readRevocation([{ pci: '0x12', address }], account)).toThrow(`has no account ${address}`)
})

test('the account may be left out, or written in any case', () => {
  for (const address of [undefined, account, account.toLowerCase()])
    expect(readRevocation([{ pci: '0x12', address }], account)).toEqual({ pci: '0x12' })
})

test('only a request with an id is about a permission', () => {
  expect(isRevocation([{ pci: '0x12' }])).toBe(true)
  expect(isRevocation([{ eth_accounts: {} }])).toBe(false)
  expect(isRevocation(undefined)).toBe(false)
})
