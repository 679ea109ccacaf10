// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { onServices } from '../../../../test/onServices.test.helper.ts'
import { createTestKit, firstAddress, secondAddress } from '../../../../test/testPage.test.helper.ts'
import { estimateUserOperationGas } from './estimateUserOperationGas.ts'
import { getUserOperationReceipt } from './getUserOperationReceipt.ts'
import { sendUserOperation } from './sendUserOperation.ts'
import { waitForUserOperationReceipt } from './waitForUserOperationReceipt.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const userOperation = { sender: firstAddress, nonce: 7n, callData: '0x12', signature: '0x34' } as const

interface Asked {
  readonly url: URL
  readonly body: { readonly method: string; readonly params: readonly unknown[] }
}

/** A data service whose bundler gives these replies, one after the other; the last one stays. */
function onBundler(...replies: readonly object[]) {
  const asked: Asked[] = []
  onServices(
    http.post('http://localhost:3000/data/v1/bundler', async ({ request }) => {
      const reply = replies[Math.min(asked.length, replies.length - 1)]
      asked.push({ url: new URL(request.url), body: (await request.json()) as Asked['body'] })
      return HttpResponse.json({ jsonrpc: '2.0', id: 1, ...reply })
    }),
  )
  return asked
}

const wire = {
  userOpHash: hash,
  sender: firstAddress,
  success: true,
  paymaster: secondAddress,
  actualGasCost: '0x10',
  logs: [],
  receipt: { transactionHash: `0x${'cd'.repeat(32)}`, blockHash: hash, blockNumber: '0x5', logs: [] },
}

it('sends an operation to the bundler of the network', async () => {
  const asked = onBundler({ result: hash })
  const kit = createTestKit()
  expect(await sendUserOperation(kit, { userOperation, entryPoint, caipNetworkId: 'eip155:1' })).toBe(hash)
  expect(asked[0]?.url.searchParams.get('chainId')).toBe('eip155:1')
  expect(asked[0]?.body).toMatchObject({
    method: 'eth_sendUserOperation',
    params: [{ sender: firstAddress, nonce: '0x7', callData: '0x12', signature: '0x34' }, entryPoint],
  })
})

it('RPC_FAILED: the bundler’s refusal is the cause', async () => {
  onBundler({ error: { code: -32_500, message: "AA21 didn't pay prefund" } })
  await expect(sendUserOperation(createTestKit(), { userOperation, entryPoint })).rejects.toMatchObject({
    code: 'RPC_FAILED',
    cause: { code: -32_500, message: "AA21 didn't pay prefund" },
  })
})

it('REQUEST_INVALID, CHAIN_NOT_SUPPORTED: asks nothing', async () => {
  const asked = onBundler({ result: hash })
  const kit = createTestKit()
  await expect(
    sendUserOperation(kit, { userOperation: { ...userOperation, sender: '0x1' }, entryPoint }),
  ).rejects.toMatchObject({ code: 'REQUEST_INVALID' })
  await expect(getUserOperationReceipt(kit, { hash, caipNetworkId: 'eip155:99' })).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
  expect(asked).toEqual([])
})

it('reads a receipt, and none before the operation is in a block', async () => {
  onBundler(
    { result: null },
    { result: wire },
    { result: { ...wire, success: false, paymaster: `0x${'0'.repeat(40)}`, reason: 'no\u202eway' } },
  )
  const kit = createTestKit()
  expect(await getUserOperationReceipt(kit, { hash })).toBeUndefined()
  expect(await getUserOperationReceipt(kit, { hash })).toEqual({
    status: 'success',
    userOpHash: hash,
    sender: firstAddress,
    paymaster: secondAddress,
    actualGasCost: 16n,
    logs: [],
    transactionHash: wire.receipt.transactionHash,
    blockNumber: 5n,
  })
  const reverted = await getUserOperationReceipt(kit, { hash })
  expect(reverted).toMatchObject({ status: 'reverted', reason: 'noway' })
  expect(reverted).not.toHaveProperty('paymaster')
})

it.each([
  ['of another operation', { ...wire, userOpHash: `0x${'11'.repeat(32)}` }],
  ['that is none', { ...wire, success: 'yes' }],
])('RPC_REPLY_INVALID: a receipt %s', async (_, result) => {
  onBundler({ result })
  await expect(getUserOperationReceipt(createTestKit(), { hash })).rejects.toMatchObject({
    code: 'RPC_REPLY_INVALID',
  })
})

it('waits for a receipt', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  const asked = onBundler({ result: null }, { result: null }, { result: wire })
  expect(await waitForUserOperationReceipt(createTestKit(), { hash })).toMatchObject({ status: 'success' })
  expect(asked).toHaveLength(3)
  vi.useRealTimers()
})

it('estimates gas as numbers', async () => {
  onBundler({ result: { preVerificationGas: '0x1', verificationGasLimit: '0x2', callGasLimit: '0x3' } })
  expect(await estimateUserOperationGas(createTestKit(), { userOperation, entryPoint })).toEqual({
    preVerificationGas: 1n,
    verificationGasLimit: 2n,
    callGasLimit: 3n,
  })
})
