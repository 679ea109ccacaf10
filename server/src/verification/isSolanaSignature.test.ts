import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { expect, test, vi } from 'vitest'
import { isSolanaSignature } from './isSolanaSignature.ts'

vi.mock('@scure/base', async (importOriginal) => {
  const original = await importOriginal<{ base58: typeof base58 }>()
  return { ...original, base58: { ...original.base58, decode: vi.fn(original.base58.decode) } }
})

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const address = base58.encode(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
const message = 'a message'
const signature = base58.encode(sign(null, Buffer.from(message), privateKey))

// T8
test('the signature of the account alone', () => {
  expect(isSolanaSignature({ address, message, signature })).toBe(true)
  expect(isSolanaSignature({ address, message: 'another', signature })).toBe(false)
})

// T21
test('what is too long for a signature is refused before it is decoded, which would take seconds', () => {
  vi.mocked(base58.decode).mockClear()
  expect(isSolanaSignature({ address, message, signature: 'z'.repeat(8_192) })).toBe(false)
  expect(base58.decode).not.toHaveBeenCalled()
  // The longest that 64 bytes can be.
  const longest = base58.encode(new Uint8Array(64).fill(255))
  expect(isSolanaSignature({ address, message, signature: longest })).toBe(false)
  expect(base58.decode).toHaveBeenCalledWith(longest)
})
