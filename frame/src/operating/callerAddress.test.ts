import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress } from './callerAddress.ts'

async function read(trusted: readonly string[], peer: string | undefined, forwarded?: string) {
  const find = callerAddress(trusted)
  const app = new Hono().get('/', (context) => context.json({ address: find(context) ?? null }))
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const env = peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } }
  const { address } = (await (await app.request('/', { headers }, env)).json()) as { address: string | null }
  return address
}

const proxies = ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']

test.each([
  ['without proxies nobody names another', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['nor does a caller that is no proxy', proxies, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['nor an address next to a network', proxies, '11.0.0.1', '198.51.100.1', '11.0.0.1'],
  ['a proxy names the caller', proxies, '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['also as IPv4 in IPv6', proxies, '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['also by IPv6', proxies, '2001:db8::1', '2001:db9::5', '2001:db9::5'],
  ['of a chain, the last that is no proxy', proxies, '10.1.2.3', '198.51.100.1, 192.0.2.1', '198.51.100.1'],
  ['a forged beginning counts nothing', proxies, '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['a forged proxy counts nothing', proxies, '10.1.2.3', '1.1.1.1, 10.9.9.9, 198.51.100.1', '198.51.100.1'],
  ['one that cannot be read ends the chain', proxies, '10.1.2.3', '198.51.100.1, who', '10.1.2.3'],
  ['with a port', proxies, '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
  ['IPv6 with a port', proxies, '10.1.2.3', '[2001:db9::5]:4711', '2001:db9::5'],
  ['a proxy without the header', proxies, '10.1.2.3', undefined, '10.1.2.3'],
  ['all are proxies', proxies, '10.1.2.3', '10.0.0.9', '10.0.0.9'],
  ['no connection', proxies, undefined, '198.51.100.1', null],
] as const)('%s', async (_, trusted, peer, forwarded, expected) => {
  expect(await read(trusted, peer, forwarded)).toBe(expected)
})

test.each(['10.0.0.0/33', '10.0.0', 'proxy.example', '10.0.0.0/8/8', '::/129', ''])(
  '%s is refused',
  (text) => {
    expect(() => callerAddress([text])).toThrow(TypeError)
  },
)
