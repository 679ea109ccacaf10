import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { toLoginNonce } from './loginNonce.ts'

test('is the hash of the device and of bytes that only its page knows', async () => {
  const [key, random] = [randomBytes(65), randomBytes(32)]
  const nonce = await toLoginNonce({
    publicKey: key.toString('base64url'),
    random: random.toString('base64url'),
  })
  expect(nonce).toBe(createHash('sha256').update(key).update(random).digest('base64url'))
})
