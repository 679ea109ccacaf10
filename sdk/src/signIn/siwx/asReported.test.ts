import { expect, it } from 'vitest'
import { asReported } from './asReported.ts'
import type { SIWXSession } from './SIWXConfig.ts'

const signed: SIWXSession = {
  data: {
    accountAddress: '0x1',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'abcdefgh',
    expirationTime: '2030-01-01T00:05:00.000Z',
  },
  message: 'text',
  signature: '0x12',
}
const { expirationTime: _, ...withoutEnd } = signed.data

it('has the end that the server reports, not that of the message', () => {
  const expirationTime = '2030-01-02T00:00:00.000Z'
  expect(asReported(signed, { data: { ...withoutEnd, expirationTime, nonce: 'other' } })).toEqual({
    ...signed,
    data: { ...withoutEnd, expirationTime },
  })
})

it('has no end where the server reports a session without one', () => {
  expect(asReported(signed, { data: withoutEnd })).toEqual({ ...signed, data: withoutEnd })
  expect(asReported(signed, { data: { expirationTime: 5 } })).toEqual({ ...signed, data: withoutEnd })
})

it('has the accounts that the server reports', () => {
  const accounts = ['eip155:1:0x1', 5]
  expect(asReported(signed, { data: {}, accounts }).accounts).toEqual(['eip155:1:0x1'])
})

it.each([undefined, null, 'text', 5, {}, { data: null }])(
  'keeps what was signed where a plug-in returns %j',
  (reported) => {
    expect(asReported(signed, reported)).toBe(signed)
  },
)
