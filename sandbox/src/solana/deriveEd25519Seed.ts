import { createHmac } from 'node:crypto'

/**
 * Derives an ed25519 private key (its 32-byte seed) from a master seed.
 * https://github.com/satoshilabs/slips/blob/master/slip-0010.md
 *
 * @param path Indexes without the hardening bit. Every level is hardened: ed25519 has no other derivation.
 */
export function deriveEd25519Seed(masterSeed: Uint8Array, path: readonly number[]): Uint8Array {
  let node = hmacSha512(Buffer.from('ed25519 seed'), masterSeed)
  for (const index of path) {
    const data = Buffer.alloc(37)
    node.subarray(0, 32).copy(data, 1)
    data.writeUInt32BE(hardenedOffset + index, 33)
    node = hmacSha512(node.subarray(32), data)
  }
  return new Uint8Array(node.subarray(0, 32))
}

const hardenedOffset = 0x8000_0000

function hmacSha512(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha512', key).update(data).digest()
}
