// @vitest-environment happy-dom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { estimateUserOperationGas } from '../../chains/namespaces/eip155/userOperations/estimateUserOperationGas.ts'
import { getUserOperationReceipt } from '../../chains/namespaces/eip155/userOperations/getUserOperationReceipt.ts'
import { sendUserOperation } from '../../chains/namespaces/eip155/userOperations/sendUserOperation.ts'
import { onServices } from '../onServices.test.helper.ts'
import { createTestKit, firstAddress, secondAddress } from '../testPage.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const userOperation = { sender: firstAddress, nonce: 7n, callData: '0x12', signature: '0x34' } as const

const receipt = {
  ...{ userOpHash: hash, sender: firstAddress, success: true, paymaster: secondAddress, reason: 'AA21' },
  ...{ actualGasCost: '0x10', actualGasUsed: '0x9' },
  logs: [{ address: firstAddress, topics: [hash], data: '0x', logIndex: '0x0', transactionHash: hash }],
  receipt: { transactionHash: hash, blockHash: hash, blockNumber: '0x5', logs: [], status: '0x1' },
}
const estimate = { preVerificationGas: '0x1', verificationGasLimit: '0x2', callGasLimit: '0x3' }
const replies = [
  { jsonrpc: '2.0', id: 1, result: receipt },
  // Of another operation.
  { jsonrpc: '2.0', id: 1, result: { ...receipt, userOpHash: `0x${'cd'.repeat(32)}` } },
  { jsonrpc: '2.0', id: 1, result: null },
  { jsonrpc: '2.0', id: 1, result: hash },
  { jsonrpc: '2.0', id: 1, result: estimate },
  { jsonrpc: '2.0', id: 1, error: { code: -32_500, message: "AA21 didn't pay prefund" } },
]

/** Values that JSON can have, among them neighbours of valid ones. */
const other: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    ...['0x', '0xg', '0x-1', `0x${'f'.repeat(80)}`, `0x${'cd'.repeat(32)}`, secondAddress, -1, 1e300, true],
    ...['\u202e<img src=x onerror="window.__pwned=1">', 'x'.repeat(100_000), [], {}, [[]], null],
    JSON.parse('{"__proto__":{"polluted":true}}'),
  ),
)

/** The value with another one at some place, without one of its fields, or with a further one. */
function mutate(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  if (keys.length === 0) return other
  const record = value as Readonly<Record<string, unknown>>
  const put = (key: string, part: unknown) =>
    Array.isArray(value) ? value.with(Number(key), part) : { ...record, [key]: part }
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...keys).chain((key) => mutate(record[key]).map((part) => put(key, part))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...keys)
        .map((key) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.string({ maxLength: 9 }), other)
        .map(([key, part]) => ({ ...record, [key]: part })),
    },
    { weight: 1, arbitrary: other },
  )
}

const address = /^0x[\da-f]{40}$/i
const word = /^0x[\da-f]{64}$/i

// T21, T31, F40
it('mutated replies of a bundler are a receipt, a hash, an estimate or an error of the kit', async () => {
  const check = watchPage()
  let reply: unknown
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  onServices(
    http.post('http://localhost:3000/data/v1/bundler', async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number])
      return HttpResponse.json(reply as object)
    }),
  )
  const kit = createTestKit()
  const actions = [
    async () => {
      const found = await getUserOperationReceipt(kit, { hash })
      if (!found) return
      expect(found.userOpHash).toBe(hash)
      expect(found.transactionHash).toMatch(word)
      expect(found.sender).toMatch(address)
      expect(['success', 'reverted']).toContain(found.status)
      expect(typeof found.blockNumber).toBe('bigint')
      if (found.paymaster !== undefined) expect(found.paymaster).toMatch(address)
      if (found.reason !== undefined) expect(found.reason).toMatch(/^[^\p{Cc}\p{Cf}]{0,200}$/u)
    },
    async () => expect(await sendUserOperation(kit, { userOperation, entryPoint })).toMatch(word),
    async () => {
      for (const gas of Object.values(await estimateUserOperationGas(kit, { userOperation, entryPoint })))
        expect(typeof gas).toBe('bigint')
    },
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...replies).chain(mutate),
      fc.constantFrom(...actions),
      async (mutated, action) => {
        reply = JSON.parse(JSON.stringify(mutated ?? null))
        asked.length = 0
        await action().catch((error: Error) => {
          if (error.name !== 'WalletKitError') throw error
        })
        // Nothing but the one question, with the operation as it is.
        expect(asked).toHaveLength(1)
        const [{ method, params } = { method: '', params: [] }] = asked
        if (method === 'eth_getUserOperationReceipt') expect(params).toEqual([hash])
        else expect(params[0]).toMatchObject({ sender: firstAddress, nonce: '0x7', callData: '0x12' })
        expectKnownState(kit)
        await check()
      },
    ),
    { numRuns: runs(10_000) },
  )
}, 300_000)
