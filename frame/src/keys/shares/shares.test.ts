import { combine } from 'shamir-secret-sharing'
import { expect, test } from 'vitest'
import { deriveKeys } from '../derive/deriveKeys.ts'
import { joinShares } from './joinShares.ts'
import type { Share } from './Share.ts'
import { splitKey } from './splitKey.ts'

const newSecret = () => crypto.getRandomValues(new Uint8Array(32))
const sharesOf = async (secret: Uint8Array, into?: { setId: string; generation: number }) => {
  const { device, service, keeper } = (await splitKey({ secret, into })).shares
  return [device, service, keeper] as const
}

test('any two of three shares give the key, in either order', async () => {
  for (let round = 0; round < 50; round += 1) {
    const secret = newSecret()
    const shares = await sharesOf(secret)
    for (const one of shares) {
      for (const other of shares) {
        if (one !== other) expect(await joinShares([one, other])).toEqual(secret)
      }
    }
  }
})

test('one share gives nothing: its bytes are as evenly spread for a secret of zeros as for one of ones', async () => {
  const splits = 400
  for (const byte of [0x00, 0xff]) {
    const secret = new Uint8Array(32).fill(byte)
    const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)]
    for (let split = 0; split < splits; split += 1) {
      const shares = await sharesOf(secret)
      shares.forEach(({ bytes }, index) => {
        const count = counts[index] ?? new Uint32Array()
        for (const value of bytes.subarray(0, 32)) count[value] = (count[value] ?? 0) + 1
      })
    }
    const expected = (splits * 32) / 256
    for (const count of counts) {
      const chiSquared = count.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
      // 255 degrees of freedom: exceeded once in ten million runs.
      expect(chiSquared).toBeLessThan(390)
      expect(chiSquared).toBeGreaterThan(150)
    }
  }
})

test('shares of different sets, generations or of one holder are refused', async () => {
  const secret = newSecret()
  const [device, service, keeper] = await sharesOf(secret)
  const [, otherService] = await sharesOf(secret)
  const [, nextService] = await sharesOf(secret, { setId: device.setId, generation: 2 })
  const refused: readonly (readonly [Share, Share])[] = [
    [device, otherService],
    [device, nextService],
    [device, device],
    [device, { ...service, holder: 'device' }],
    [device, { ...device, holder: 'service' }],
    [keeper, { ...service, bytes: service.bytes.subarray(1) }],
  ]
  for (const pair of refused)
    await expect(joinShares(pair)).rejects.toMatchObject({ code: 'SHARES_MISMATCH' })
})

test('mixed generations never give the key, even if their numbers lie', async () => {
  const secret = newSecret()
  const { addresses } = await deriveKeys(secret)
  const [device] = await sharesOf(secret)
  for (let round = 0; round < 20; round += 1) {
    const [, service] = await sharesOf(secret)
    if (service.bytes.at(-1) === device.bytes.at(-1)) continue
    const joined = await combine([device.bytes, service.bytes])
    expect(joined).not.toEqual(secret)
    expect((await deriveKeys(joined)).addresses).not.toEqual(addresses)
  }
})

test('sets have ids of their own, and a refresh has the one that it is told', async () => {
  const secret = newSecret()
  const first = await splitKey({ secret })
  expect(first).toMatchObject({ setId: expect.stringMatching(/^[\w-]{22}$/), generation: 1 })
  expect((await splitKey({ secret })).setId).not.toBe(first.setId)
  const next = await splitKey({ secret, into: { setId: first.setId, generation: 2 } })
  expect(next.shares.keeper).toMatchObject({ setId: first.setId, generation: 2, holder: 'keeper' })
})
