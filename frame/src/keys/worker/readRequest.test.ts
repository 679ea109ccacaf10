import { expect, test } from 'vitest'
import { readRequest } from './readRequest.ts'
import { type NumberedReply, serveKeys } from './serveKeys.ts'

const share = { setId: 'set', generation: 1, holder: 'device', bytes: new Uint8Array(33) }
const shares = [share, { ...share, holder: 'service' }]
const addresses = { eip155: '0x1', solana: 'a', accountOwner: '0x2' }
const payload = { kind: 'hash', hash: `0x${'ab'.repeat(32)}` }
const sign = { operation: 'sign', shares, address: '0x1', payload }

test('a valid request is read as it is, without other fields', () => {
  expect(readRequest({ ...sign, more: 1 })).toEqual(sign)
  expect(readRequest({ operation: 'create', secret: 1 })).toEqual({ operation: 'create' })
  const split = { operation: 'split', shares, addresses, into: { setId: 'set', generation: 2 } }
  expect(readRequest(split)).toEqual(split)
  expect(readRequest({ ...split, into: undefined })).toEqual({ ...split, into: undefined })
  expect(readRequest({ operation: 'addresses', shares, payload })).toEqual({ operation: 'addresses', shares })
  const message = { ...sign, payload: { kind: 'message', message: '' } }
  expect(readRequest(message)).toEqual(message)
  const bytes = { ...sign, payload: { kind: 'message', message: new Uint8Array() } }
  expect(readRequest(bytes)).toEqual(bytes)
  const shortest = [{ ...share, bytes: new Uint8Array(17) }, share]
  expect(readRequest({ operation: 'addresses', shares: shortest })).toMatchObject({ shares: shortest })
})

test.each<[field: string, request: unknown]>([
  ['request', null],
  ['request', []],
  ['request', 'create'],
  ['operation', {}],
  ['operation', { operation: 'toString' }],
  ['mnemonic', { operation: 'import' }],
  ['mnemonic', { operation: 'import', mnemonic: 'a'.repeat(401) }],
  ['shares', { operation: 'addresses', shares: [share] }],
  ['shares', { operation: 'addresses', shares: [share, share, share] }],
  ['shares.1', { operation: 'addresses', shares: [share, null] }],
  ['shares.0.setId', { operation: 'addresses', shares: [{ ...share, setId: '' }, share] }],
  ['shares.0.generation', { operation: 'addresses', shares: [{ ...share, generation: 0 }, share] }],
  ['shares.0.generation', { operation: 'addresses', shares: [{ ...share, generation: 1.5 }, share] }],
  ['shares.0.holder', { operation: 'addresses', shares: [{ ...share, holder: 'host' }, share] }],
  ['shares.0.bytes', { operation: 'addresses', shares: [{ ...share, bytes: [1, 2] }, share] }],
  ['shares.0.bytes', { operation: 'addresses', shares: [{ ...share, bytes: new Uint8Array(16) }, share] }],
  ['shares.0.bytes', { operation: 'addresses', shares: [{ ...share, bytes: new Uint8Array(34) }, share] }],
  ['address', { ...sign, address: undefined }],
  ['payload', { ...sign, payload: undefined }],
  ['payload.kind', { ...sign, payload: { kind: 'raw' } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash', hash: '0xab' } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash', hash: `0x${'zz'.repeat(32)}` } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash', hash: `x0x${'ab'.repeat(31)}a` } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash', hash: `0x${'ab'.repeat(31)}axy` } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash', hash: `0x${'ab'.repeat(32)}00` } }],
  ['payload.hash', { ...sign, payload: { kind: 'hash' } }],
  ['payload.message', { ...sign, payload: { kind: 'message', message: 1 } }],
  ['payload.message', { ...sign, payload: { kind: 'solana', message: 'text' } }],
  ['payload.message', { ...sign, payload: { kind: 'solana', message: new Uint8Array() } }],
  ['payload.typedData', { ...sign, payload: { kind: 'typedData' } }],
  ['payload.transaction', { ...sign, payload: { kind: 'transaction', transaction: 'x' } }],
  ['addresses', { operation: 'export', shares }],
  ['addresses.solana', { operation: 'export', shares, addresses: { eip155: '0x1' } }],
  ['into', { operation: 'split', shares, addresses, into: null }],
  ['into.setId', { operation: 'split', shares, addresses, into: { generation: 2 } }],
  ['into.generation', { operation: 'split', shares, addresses, into: { setId: 'a', generation: '2' } }],
])('refuses a wrong %s', (field, request) => {
  expect(() => readRequest(request)).toThrow(`A request to the worker of keys is invalid. (${field})`)
})

test('a message without a number has no reply, and one that is invalid has an error', async () => {
  let send: (data: unknown) => void = () => {}
  const reply = new Promise<NumberedReply>((resolve) => {
    serveKeys({
      postMessage: resolve,
      addEventListener: (_, listener) => {
        send = (data) => listener({ data })
      },
    })
  })
  for (const data of [null, 'create', {}, { id: '1', request: { operation: 'create' } }]) send(data)
  send({ id: 7, request: { operation: 'steal' } })
  expect(await reply).toEqual({
    id: 7,
    error: { code: 'REQUEST_MALFORMED', message: expect.stringContaining('(operation)') },
  })
})
