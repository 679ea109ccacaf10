import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { publicKeyToAddress } from './publicKeyToAddress.ts'

test('both forms of a key lead to its address', () => {
  for (let round = 0; round < 8; round += 1) {
    const { publicKey, address } = privateKeyToAccount(generatePrivateKey())
    const x = publicKey.slice(4, 68)
    const prefix = BigInt(publicKey) % 2n === 1n ? '03' : '02'
    expect([publicKeyToAddress(publicKey), publicKeyToAddress(`0x${prefix}${x}`)]).toEqual([address, address])
  }
})

test('what is no point of the curve has no address', () => {
  const { publicKey } = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const [x, y] = [publicKey.slice(4, 68), publicKey.slice(68)]
  for (const wrong of [
    `0x04${x}${x}`,
    `0x06${x}${y}`,
    `0x04${x}`,
    `0x02${x}${y}`,
    `0x05${x}`,
    `0x02${'00'.repeat(31)}05`,
    `0x02${'ff'.repeat(32)}`,
    `0x${x}`,
    '0x',
  ] as const) {
    expect(publicKeyToAddress(wrong as Hex)).toBeUndefined()
  }
})
