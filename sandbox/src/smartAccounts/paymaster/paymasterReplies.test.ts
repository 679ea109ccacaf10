import { createPaymasterClient } from '@wallet-kit/frame/page'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import fc from 'fast-check'
import { parseGwei } from 'viem'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const address = '0x6BdBb69660E6849b98e8C524d266a0005D3655F7'
const valid = {
  paymaster: address,
  paymasterData: '0x1234',
  paymasterVerificationGasLimit: '0x249f0',
  paymasterPostOpGasLimit: '0x1',
  sponsor: { name: 'Harrow & Vetch' },
  isFinal: false,
}
/** Fields of an operation that a dishonest service might want to set. */
const foreign = {
  ...{
    callData: '0xdead',
    sender: address,
    nonce: '0x0',
    factory: address,
    factoryData: '0x',
    signature: '0x',
  },
  ...{ callGasLimit: '0xffffffff', verificationGasLimit: '0xffffffff', maxFeePerGas: '0xffffffffff' },
  ...{ chainId: 137, entryPointAddress: address, __proto__: { polluted: true } },
}
const operation = {
  ...{ sender: address, nonce: 0n, callData: '0x', callGasLimit: 1n, verificationGasLimit: 1n },
  ...{ preVerificationGas: 1n, maxFeePerGas: parseGwei('1'), maxPriorityFeePerGas: 1n },
  ...{ chainId: 1, entryPointAddress, context: undefined },
} as const

const json = fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text))
/** A reply with other values, without some, and with fields that are not its own. */
const reply = fc.oneof(
  { weight: 1, arbitrary: json },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...Object.keys(valid)), json, { maxKeys: 2 }),
        fc.subarray(Object.entries(foreign)),
        fc.subarray(Object.keys(valid), { maxLength: 2 }),
      )
      .map(([changed, added, missing]) => {
        const all = { ...valid, ...Object.fromEntries(added), ...changed }
        return Object.fromEntries(Object.entries(all).filter(([name]) => !missing.includes(name)))
      }),
  },
)
/** The reply in its envelope of JSON-RPC, another envelope, or text. */
const body = fc.oneof(
  { weight: 8, arbitrary: reply.map((result) => JSON.stringify({ jsonrpc: '2.0', id: 1, result })) },
  json.map((error) => JSON.stringify({ jsonrpc: '2.0', id: 1, error })),
  fc.string({ maxLength: 60 }),
)

const own = ['paymaster', 'paymasterData', 'paymasterVerificationGasLimit', 'paymasterPostOpGasLimit']

// T31, T21
test('a reply of a paymaster is a payment and nothing else, or an error', async () => {
  let answer = ''
  vi.stubGlobal('fetch', async () => new Response(answer))
  const client = createPaymasterClient({ url: 'https://pay.example' })
  let payments = 0
  const settle = (read: Promise<unknown>) => read.catch((error: unknown) => error)
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      answer = text
      const stub = await settle(client.getPaymasterStubData(operation as never))
      const data = await settle(client.getPaymasterData(operation as never))
      for (const [outcome, allowed] of [
        [stub, [...own, 'isFinal']],
        [data, own],
      ] as const) {
        if (outcome instanceof Error) continue
        payments += 1
        const { isFinal: _, ...payment } = outcome as Record<string, unknown>
        expect(allowed).toEqual(expect.arrayContaining(Object.keys(outcome as object)))
        expect(payment.paymaster).toMatch(/^0x[\da-f]{40}$/i)
        expect(payment.paymasterData).toMatch(/^0x(?:[\da-f]{2})*$/i)
        for (const name of own.slice(2)) expect(['bigint', 'undefined']).toContain(typeof payment[name])
      }
      expect(client.getSponsorName() ?? '').toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]{0,40}$/u)
      expect('polluted' in {}).toBe(false)
    }),
    { numRuns: process.env.EVERY_INPUT ? 10_000 : 1_000 },
  )
  // Not all of them were refused.
  expect(payments).toBeGreaterThan(50)
})
