import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkMessageTimes } from './checkMessageTimes.ts'
import type { SIWXMessageData } from './SIWXConfig.ts'

const now = Date.parse('2030-01-01T00:00:00Z')
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

function check(times: Partial<SIWXMessageData>) {
  checkMessageTimes({
    accountAddress: '0x1',
    chainId: 'eip155:1',
    domain: '',
    uri: '',
    version: '1',
    nonce: '',
    ...times,
  })
}

// F30
it.each<Partial<SIWXMessageData>>([
  {},
  { issuedAt: at(60_000), notBefore: at(60_000), expirationTime: at(-59_999) },
  { issuedAt: at(-86_400_000), notBefore: at(-1), expirationTime: at(1) },
])('accepts times that differ by a minute at most: %j', (times) => {
  expect(() => check(times)).not.toThrow()
})

// F30
it.each<[string, Partial<SIWXMessageData>]>([
  ['issuedAt', { issuedAt: at(60_001) }],
  ['notBefore', { notBefore: at(60_001) }],
  ['expirationTime', { expirationTime: at(-60_000) }],
  ['expirationTime', { issuedAt: at(0), notBefore: at(0), expirationTime: at(-60_001) }],
  ['issuedAt', { issuedAt: at(60_001), notBefore: at(60_001), expirationTime: at(-60_001) }],
])('refuses another %s: %j', (field, times) => {
  expect(() => check(times)).toThrow(
    expect.objectContaining({ code: 'SIGN_IN_TIME_INVALID', context: { field } }),
  )
})
