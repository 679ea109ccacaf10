import { HDKey } from '@scure/bip32'
import { HDKey as SolanaHDKey } from 'micro-key-producer/slip10.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { deriveKeys } from '../derive/deriveKeys.ts'
import { splitKey } from '../shares/splitKey.ts'
import { runKeyRequest } from './runKeyRequest.ts'

const joined: Uint8Array[] = []
vi.mock('shamir-secret-sharing', async (original) => {
  const library = await original<typeof import('shamir-secret-sharing')>()
  return {
    ...library,
    combine: async (shares: Uint8Array[]) => {
      const secret = await library.combine(shares)
      joined.push(secret)
      return secret
    },
  }
})

const seen = { buffers: [] as Uint8Array[], evm: [] as HDKey[], solana: [] as SolanaHDKey[] }

beforeEach(() => {
  joined.length = 0
  for (const kept of Object.values(seen)) kept.length = 0
  const { importKey, deriveBits } = crypto.subtle
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...given: unknown[]) => {
    seen.buffers.push(given[1] as Uint8Array)
    return Reflect.apply(importKey, crypto.subtle, given)
  })
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async (...given) => {
    const bits = await Reflect.apply(deriveBits, crypto.subtle, given)
    seen.buffers.push(new Uint8Array(bits))
    return bits
  })
  for (const method of ['fromMasterSeed', 'deriveChild'] as const) {
    watch(method === 'fromMasterSeed' ? HDKey : HDKey.prototype, method, seen.evm)
    watch(method === 'fromMasterSeed' ? SolanaHDKey : SolanaHDKey.prototype, method, seen.solana)
  }
})

/** Keeps each node that the library returns, to look at after the operation. */
function watch(owner: object, method: string, kept: object[]) {
  const methods = owner as Record<string, (...given: unknown[]) => object>
  const original = methods[method]
  vi.spyOn(methods, method).mockImplementation(function (this: unknown, ...given) {
    const node = Reflect.apply(original ?? expect.unreachable, this, given)
    kept.push(node)
    return node
  })
}

function expectOverwritten() {
  const solana = seen.solana.flatMap(({ privateKey, chainCode }) => [privateKey, chainCode])
  const left = [...seen.buffers, ...joined, ...solana].filter((bytes) => bytes.some((byte) => byte !== 0))
  expect(left).toEqual([])
  // The path of the account, and that of its smart account's owner.
  expect(seen.evm.map(({ privateKey }) => privateKey)).toEqual(Array(12).fill(null))
  expect(seen.buffers).toHaveLength(2)
  expect(seen.solana).toHaveLength(5)
}

const payload = { kind: 'message', message: 'hello' } as const

async function newAccount() {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const { addresses } = await deriveKeys(secret)
  const { device, service } = (await splitKey({ secret })).shares
  for (const kept of Object.values(seen)) kept.length = 0
  return { addresses, shares: [device, service] as const }
}

test('a signature leaves nothing of the key and of its shares', async () => {
  const { addresses, shares } = await newAccount()
  await runKeyRequest({ operation: 'sign', shares, address: addresses.eip155, payload })
  expect(joined).toHaveLength(1)
  expectOverwritten()
  expect(shares.flatMap(({ bytes }) => [...bytes]).every((byte) => byte === 0)).toBe(true)
})

test('nor does one that is refused', async () => {
  const { addresses, shares } = await newAccount()
  const refused = runKeyRequest({ operation: 'sign', shares, address: addresses.solana, payload })
  await expect(refused).rejects.toMatchObject({ code: 'KEY_WRONG' })
  expect(joined).toHaveLength(1)
  expectOverwritten()
  expect(shares.flatMap(({ bytes }) => [...bytes]).every((byte) => byte === 0)).toBe(true)
})

test('nor does a new key', async () => {
  const random = vi.spyOn(crypto, 'getRandomValues')
  await runKeyRequest({ operation: 'create' })
  const secrets = random.mock.results
    .map(({ value }) => value as Uint8Array)
    .filter(({ length }) => length === 32)
  expect(secrets.length).toBeGreaterThan(0)
  expect(secrets.flatMap((bytes) => [...bytes]).every((byte) => byte === 0)).toBe(true)
  expectOverwritten()
})
