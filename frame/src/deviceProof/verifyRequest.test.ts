import { expect, test } from 'vitest'
import { openDevice } from '../keys/device/openDevice.ts'
import { proofHeaders } from './proofHeaders.ts'
import { type SignedRequest, toSignedText } from './signedText.ts'
import { verifyRequest } from './verifyRequest.ts'

const request: SignedRequest = {
  ...{ audience: 'https://keeper.example', method: 'PUT', path: '/shares/a/1?b=c' },
  ...{ body: '{"share":"a"}', nonce: 'n' },
}

async function sign() {
  const device = await openDevice()
  const headers = await device.signRequest(request)
  return { publicKey: device.publicKey, signature: `${headers[proofHeaders.signature]}` }
}

test('the signed text has all of a request that counts, one in a line', async () => {
  expect(new TextDecoder().decode(await toSignedText({ ...request, body: 'abc' }))).toBe(
    [
      'wallet-kit frame request',
      'https://keeper.example',
      'PUT',
      '/shares/a/1?b=c',
      // SHA-256 of "abc", FIPS 180-2, B.1.
      'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0',
      'n',
    ].join('\n'),
  )
  const { body: _, ...empty } = request
  expect(await toSignedText(empty)).toEqual(await toSignedText({ ...request, body: new Uint8Array() }))
})

test('a signature is of the key that it names', async () => {
  const { publicKey, signature } = await sign()
  expect(await verifyRequest({ publicKey, signature, request })).toBe(true)
  const other = await sign()
  expect(await verifyRequest({ publicKey: other.publicKey, signature, request })).toBe(false)
  expect(await verifyRequest({ publicKey, signature: other.signature, request })).toBe(false)
})

// T8
test.each<Partial<SignedRequest>>([
  { audience: 'https://wallet.example' },
  { method: 'DELETE' },
  { path: '/shares/a/2?b=c' },
  { body: '{"share":"b"}' },
  { nonce: 'm' },
])('a request with another %o is not the one that was signed', async (other) => {
  const { publicKey, signature } = await sign()
  expect(await verifyRequest({ publicKey, signature, request: { ...request, ...other } })).toBe(false)
})

test.each(['', '=', 'ä', 'AAAA', 'A'.repeat(87)])('%j is no key and no signature', async (text) => {
  const { publicKey, signature } = await sign()
  expect(await verifyRequest({ publicKey: text, signature, request })).toBe(false)
  expect(await verifyRequest({ publicKey, signature: text, request })).toBe(false)
})
