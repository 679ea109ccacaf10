import type { Transaction } from '@wallet-kit/clients/ethereum/types'
import { describe, expect, it } from 'vitest'
import { isAltered } from './isAltered.ts'

const to = `0x${'aB'.repeat(20)}` as const
const requested = { to, value: 255n, data: '0xABcd' }
const mined = {
  hash: `0x${'11'.repeat(32)}`,
  from: `0x${'22'.repeat(20)}`,
  to: `0x${'ab'.repeat(20)}`,
  nonce: '0x0',
  value: '0xff',
  input: '0xabCD',
  type: '0x2',
} satisfies Transaction

// T3, T5
describe('a transaction in a block', () => {
  it.each([
    ['as requested, in other letters', {}],
    ['without a type', { type: undefined }],
    ['with an empty list of authorizations', { authorizationList: [] }],
  ])('is the one that was requested %s', (_, changes) => {
    expect(isAltered({ ...mined, ...changes }, requested)).toBe(false)
  })

  it.each([
    ['another receiver', { to: `0x${'ac'.repeat(20)}` as const }],
    ['no receiver', { to: null }],
    ['another value', { value: '0xfe' as const }],
    ['other data', { input: '0xabce' as const }],
    ['no data', { input: '0x' as const }],
    ['the type of authorizations', { type: '0x4' as const }],
    ['an authorization', { authorizationList: [{ address: to }] }],
  ])('is altered with %s', (_, changes) => {
    expect(isAltered({ ...mined, ...changes }, requested)).toBe(true)
  })

  it('has neither value nor data where none was requested', () => {
    expect(isAltered({ ...mined, value: '0x0', input: '0x' }, { to })).toBe(false)
    expect(isAltered(mined, { to })).toBe(true)
  })
})
