import { describe, expect, it } from 'vitest'
import { readSessions } from './readSessions.ts'

const data = {
  accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:1',
  domain: 'shop.test',
  uri: 'https://shop.test',
  version: '1',
  nonce: 'abcdefgh',
}
const optional = {
  statement: 'Welcome',
  requestId: '1',
  issuedAt: '2026-01-01T00:00:00Z',
  expirationTime: '2026-01-02T00:00:00Z',
  notBefore: '2026-01-01T00:00:00Z',
  resources: ['ipfs://a', 'ipfs://b'],
}
const session = { data, message: 'text', signature: '0x00' }
const read = (...list: readonly unknown[]) => readSessions(JSON.stringify(list))
const wrong = [null, 1, true, [], {}, ['x']]

// T21, T25
describe('stored sessions', () => {
  it.each([
    ['with all that is required', session],
    ['with all that is optional', { ...session, data: { ...data, ...optional } }],
    ['with an empty list of resources', { ...session, data: { ...data, resources: [] } }],
  ])('are read %s', (_, stored) => {
    expect(read(stored)).toEqual([stored])
  })

  it.each(['message', 'signature'])('are left out where their %s is no string', (key) => {
    expect(read(...[undefined, ...wrong].map((value) => ({ ...session, [key]: value })))).toEqual([])
  })

  it.each(Object.keys(data))('are left out where their %s is no string', (key) => {
    const changed = [undefined, ...wrong].map((value) => ({ ...session, data: { ...data, [key]: value } }))
    expect(read(...changed)).toEqual([])
  })

  it.each(Object.keys(optional).filter((key) => key !== 'resources'))(
    'are left out where %s is no string',
    (key) => {
      expect(read(...wrong.map((value) => ({ ...session, data: { ...data, [key]: value } })))).toEqual([])
    },
  )

  it.each([null, 'ipfs://a', {}, [1], ['ipfs://a', 1], { every: 1 }])(
    'are left out with %j as their resources',
    (resources) => {
      expect(read({ ...session, data: { ...data, resources } })).toEqual([])
    },
  )

  it.each(['1', 'eip155', 'eip155:', 'eip155:1:2'])('are left out with %j as their chain', (chainId) => {
    expect(read({ ...session, data: { ...data, chainId } })).toEqual([])
  })

  it('are none where nothing, no list, or no JSON is stored', () => {
    for (const stored of [
      null,
      '',
      '{',
      'null',
      '{}',
      '"x"',
      JSON.stringify(session),
      '[null,1,[],{"data":1}]',
    ])
      expect(readSessions(stored)).toEqual([])
  })

  it('are at most a hundred', () => {
    expect(read(...Array.from({ length: 200 }, () => session))).toHaveLength(100)
  })
})
