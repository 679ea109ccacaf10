import { getBase58Decoder, getBase58Encoder } from '@solana/codecs'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../test/readVectors.test.helper.ts'
import { buildTransfer } from './buildTransfer.ts'
import type { NodeClient } from './createNodeClient.ts'

interface Fixtures {
  readonly valid: readonly { readonly hex: string; readonly string: string }[]
  readonly invalid: readonly { readonly string: string }[]
}

interface Addresses {
  readonly valid: readonly { readonly text: string }[]
  readonly invalid: readonly { readonly text: string; readonly why: string }[]
  readonly typo_not_detectable: readonly { readonly text: string }[]
}

const bs58 = readVectors<Fixtures>('base58/bs58-fixtures.json')
const scure =
  readVectors<readonly { readonly decodedHex: string; readonly encoded: string }[]>(
    'base58/scure-base58.json',
  )
const addresses = readVectors<Addresses>('base58/solana_addresses.json')

const toHex = (bytes: Readonly<ArrayLike<number>>) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

describe('base58', () => {
  it.runIf(bs58 && scure)('agrees with other libraries in both directions', () => {
    const pairs = [
      ...(bs58?.valid ?? []).map(({ hex, string }) => [hex, string] as const),
      ...(scure ?? []).map(({ decodedHex, encoded }) => [decodedHex.toLowerCase(), encoded] as const),
    ]
    expect(pairs.length).toBeGreaterThan(20)
    for (const [hex, text] of pairs) {
      expect(getBase58Decoder().decode(fromHex(hex))).toBe(text)
      expect(toHex(getBase58Encoder().encode(text))).toBe(hex)
    }
    for (const { string } of bs58?.invalid ?? []) expect(() => getBase58Encoder().encode(string)).toThrow()
  })
})

describe('the recipient of a transfer', () => {
  const reached = new Error('The nodes were asked')
  const client: NodeClient = { request: () => Promise.reject(reached) }
  const sender = addresses?.valid[0]?.text ?? ''
  const build = (recipient: string) =>
    buildTransfer(client, sender, { recipient, amount: 1n }, new AbortController().signal)

  it.runIf(addresses)('is 32 bytes in base58, or nothing is sent', async () => {
    for (const { text } of [...(addresses?.valid ?? []), ...(addresses?.typo_not_detectable ?? [])])
      await expect(build(text), text).rejects.toBe(reached)
    for (const { text, why } of addresses?.invalid ?? [])
      await expect(build(text), why).rejects.toMatchObject({ code: 'SEND_INPUT_INVALID' })
  })
})
