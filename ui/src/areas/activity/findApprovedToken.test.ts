import { expect, it } from 'vitest'
import { findApprovedToken } from './findApprovedToken.ts'

const coin = { symbol: 'ETH', isSuspicious: false }
const token = { symbol: 'USDC', address: '0xA0b8', isSuspicious: false }
const pretender = { symbol: 'ETH', address: '0xBad0', isSuspicious: true }

// T14
it.each([
  ['a held token, in whichever case', '0xa0B8', token],
  ['no token that may pretend to be another', '0xBad0', undefined],
  ['no token of another contract', '0x1234', undefined],
  ['nothing without a contract, the coin neither', undefined, undefined],
])('%s', (_, contract, found) => {
  expect(findApprovedToken([coin, token, pretender], contract)).toBe(found)
})
