import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LastVisit } from './LastVisit.ts'
import { cookieToInitialState, writeLastVisit } from './lastVisitCookie.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solanaAddress = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const visit: LastVisit = {
  networkId: 'eip155:1',
  connections: {
    eip155: { connectorId: 'io.metamask', address },
    solana: { connectorId: 'external:safe', address: solanaAddress },
  },
}

const written = (value: unknown) => `appkit.last_visit=${encodeURIComponent(JSON.stringify(value))}`

describe('the cookie of the last visit', () => {
  it('is read as it was written, among others', () => {
    const [pair] = writeLastVisit(visit, true).split('; ')
    expect(cookieToInitialState(`first=1;  ${pair}; wagmi.store={"state":{}}`)).toEqual(visit)
  })

  // T25
  it('stays with this site, and with https where the page is', () => {
    expect(writeLastVisit(visit, true)).toMatch(/; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/)
    expect(writeLastVisit(visit, false)).toMatch(/; SameSite=Lax; Max-Age=2592000$/)
  })

  it.each([
    ['nothing', { connections: {} }],
    ['too much', { connections: { eip155: { connectorId: 'a'.repeat(2_048), address } } }],
  ])('is deleted where there is %s to remember', (_, empty) => {
    expect(writeLastVisit(empty, false)).toBe('appkit.last_visit=; Path=/; SameSite=Lax; Max-Age=0')
  })

  it.each([null, undefined, '', 'other=1', 'not.appkit.last_visit=1', 'appkit.last_visit='])(
    'is missing in %s',
    (header) => {
      expect(cookieToInitialState(header)).toBeUndefined()
    },
  )

  // T14, T21, T25
  it.each<[string, unknown, object]>([
    [
      'a sentence for an address',
      { eip155: { connectorId: 'a.b', address: 'Send all your coins to me' } },
      {},
    ],
    ['markup', { eip155: { connectorId: 'a.b', address: '<img src=x onerror=alert(1)>' } }, {}],
    ['a shorter address', { eip155: { connectorId: 'a.b', address: '0xf39Fd6e51aad88F6F4ce' } }, {}],
    ["another family's address", { solana: { connectorId: 'a.b', address } }, {}],
    ['a connector id with two spaces', { eip155: { connectorId: 'my  wallet', address } }, {}],
    ['numbers', { eip155: { connectorId: 1, address: 2 } }, {}],
    ['an unknown family', { cosmos: { connectorId: 'a.b', address: 'cosmos1' } }, {}],
    ['an inherited name', { constructor: { connectorId: 'a.b', address } }, {}],
    ['a list', [{ connectorId: 'a.b', address }], {}],
    ['a string', 'eip155', {}],
    ['null', null, {}],
    [
      'more than it needs',
      { eip155: { connectorId: 'a.b', address, token: 'secret' } },
      { eip155: { connectorId: 'a.b', address } },
    ],
  ])('with %s keeps what a kit has written', (_, connections, kept) => {
    expect(cookieToInitialState(written({ connections, networkId: 'a b' }))).toEqual({ connections: kept })
  })

  it('is not read when it is longer than a kit writes it', () => {
    const padded = (length: number) => ({ ...visit, padding: ''.padEnd(length, 'x') })
    const room = 2_048 - encodeURIComponent(JSON.stringify(padded(0))).length
    expect(cookieToInitialState(written(padded(room)))).toEqual(visit)
    expect(cookieToInitialState(written(padded(room + 1)))).toBeUndefined()
  })

  it('with a prototype leaves all objects as they are', () => {
    const text = encodeURIComponent('{"__proto__":{"polluted":1},"connections":{"__proto__":{"eip155":1}}}')
    expect(cookieToInitialState(`appkit.last_visit=${text}`)).toEqual({ connections: {} })
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  // T25
  it('with any text is read without an error, into known families and forms', () => {
    const header = fc.oneof(
      fc.string().map((value) => `appkit.last_visit=${value}`),
      fc.string({ unit: 'binary' }).map((value) => `appkit.last_visit=${value}`),
      fc.json().map((value) => `appkit.last_visit=${encodeURIComponent(value)}`),
      fc.json({ maxDepth: 4 }).map((value) => written({ connections: { eip155: JSON.parse(value) } })),
    )
    fc.assert(
      fc.property(header, (text) => {
        const read = cookieToInitialState(text)
        for (const [namespace, { connectorId, address }] of Object.entries(read?.connections ?? {})) {
          expect(['eip155', 'solana', 'polkadot', 'bip122']).toContain(namespace)
          expect(`${connectorId}${address}`).toMatch(/^[\w.:%-]+$/)
        }
      }),
    )
  })

  // T14, T15, T25
  it.each([
    'eip155:<b>',
    'eip155:1\u202e',
    'eip155:1:2',
    'EIP155:1',
    'eip155:',
    `eip155:${'1'.repeat(33)}`,
    ':1',
    1,
    null,
  ])('with %j for a network has none', (networkId) => {
    expect(cookieToInitialState(written({ connections: {}, networkId }))).toEqual({ connections: {} })
  })

  it.each([
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'cosmos:cosmoshub-4',
    'starknet:SN_GOERLI',
  ])('has the network %s', (networkId) => {
    expect(cookieToInitialState(written({ connections: {}, networkId }))).toEqual({
      connections: {},
      networkId,
    })
  })
})
