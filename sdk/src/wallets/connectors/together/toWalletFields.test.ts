import { expect, it } from 'vitest'
import { toWalletFields } from './toWalletFields.ts'

const required = { domain: 'shop.test', uri: 'https://shop.test', version: '1', nonce: 'abcdefgh' }
const known = { accountAddress: '', chainId: 'eip155:1' } as const

it('leaves out account, network and what is empty', () => {
  const empty = { statement: '', resources: [], requestId: undefined, notBefore: '' }
  expect(toWalletFields({ ...known, ...required, ...empty })).toEqual(required)
})

it('has all other fields', () => {
  const optional = {
    issuedAt: '2026-01-01T00:00:00.000Z',
    statement: 'Welcome',
    expirationTime: '2026-01-02T00:00:00.000Z',
    notBefore: '2026-01-01T00:00:00.000Z',
    requestId: 'r1',
    resources: ['https://shop.test/terms'],
  }
  expect(toWalletFields({ ...known, ...required, ...optional })).toEqual({ ...required, ...optional })
})
