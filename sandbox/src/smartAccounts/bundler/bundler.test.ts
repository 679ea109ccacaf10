import { bundlerMethods } from '@wallet-kit/clients/bundler/rpc'
import { ethGetUserOperationByHashMethod } from '@wallet-kit/clients/ethereum/rpc'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { encodeFunctionData, type Hash, parseEther } from 'viem'
import { entryPoint07Abi, formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import { expect, test, vi } from 'vitest'
import { createBundlerAccount } from '../../chains/createDevAccounts.ts'
import { tokenAbi } from '../../contracts/abis.ts'
import { smartAccountVisitor } from '../../testSupport/smartAccountVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [first, second] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
] as const
const calls = [
  { to: first, value: 1n },
  { to: second, value: 2n },
]

/** A visitor whose account has coins, and an operation of two calls that is signed but not sent. */
async function signedOperation() {
  const visitor = await smartAccountVisitor(sandbox)
  const { account, bundler, control } = visitor
  await control.setBalance({ address: account.address, value: parseEther('1') })
  const operation = await bundler.prepareUserOperation({ calls })
  const signature = await account.signUserOperation(operation)
  return { ...visitor, operation: { ...operation, signature } as UserOperation<'0.7'> }
}

async function call(method: string, params: readonly unknown[]) {
  const response = await sandbox.get('/bundler/1', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
}

const send = (operation: UserOperation<'0.7'>, entryPoint: string = entryPointAddress) =>
  call('eth_sendUserOperation', [formatUserOperationRequest(operation), entryPoint])

/** The receipt of an operation, after the node has mined its transaction. */
function receiptOf(hash: unknown) {
  return vi.waitFor(async () => {
    const { result } = await call('eth_getUserOperationReceipt', [hash])
    expect(result).not.toBeNull()
    return result
  })
}

test('sends two calls as one operation of an account that is deployed with it, and pays itself', async () => {
  const { client, account, bundler, operation } = await signedOperation()
  expect(await account.isDeployed()).toBe(false)
  const hash = (await send(operation)).result as Hash
  const receipt = await bundler.waitForUserOperationReceipt({ hash })
  expect([receipt.success, receipt.sender]).toEqual([true, account.address])
  expect(await client.getBalance({ address: first })).toBe(1n)
  expect(await client.getBalance({ address: second })).toBe(2n)
  expect(await account.isDeployed()).toBe(true)
  // The entry point keeps the part of the payment that was not used.
  const deposit = await client.readContract({
    address: entryPointAddress,
    abi: entryPoint07Abi,
    functionName: 'balanceOf',
    args: [account.address],
  })
  const balance = await client.getBalance({ address: account.address })
  expect(balance + deposit).toBe(parseEther('1') - 3n - receipt.actualGasCost)
  // Once more, deployed.
  const again = await bundler.sendUserOperation({ calls })
  expect((await bundler.waitForUserOperationReceipt({ hash: again })).success).toBe(true)
  expect(await client.getBalance({ address: second })).toBe(4n)
})

test('signatures are valid before the account is deployed (ERC-6492) and after (ERC-1271)', async () => {
  const { client, account, operation, bundler } = await signedOperation()
  const verify = async () =>
    client.verifyMessage({
      address: account.address,
      message: 'hello',
      signature: await account.signMessage({ message: 'hello' }),
    })
  expect(await verify()).toBe(true)
  const other = await smartAccountVisitor(sandbox)
  const foreign = await other.account.signMessage({ message: 'hello' })
  const claim = { address: account.address, message: 'hello', signature: foreign }
  expect(await client.verifyMessage(claim)).toBe(false)
  await bundler.waitForUserOperationReceipt({ hash: (await send(operation)).result as Hash })
  expect((await account.signMessage({ message: 'hello' })).length).toBe(132)
  expect(await verify()).toBe(true)
})

test('replies satisfy the contract, before and after the operation is included', async () => {
  const { operation, control } = await signedOperation()
  await control.setAutomine(false)
  const hash = (await send(operation)).result
  expect((await call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
  const pending = await call('eth_getUserOperationByHash', [hash])
  expect(pending.result).toMatchObject({ blockNumber: null, userOperation: { sender: operation.sender } })
  // Sent again while it waits: the same operation.
  expect((await send(operation)).result).toBe(hash)
  await control.mine({ blocks: 1 })
  await receiptOf(hash)
  const byHash = await call('eth_getUserOperationByHash', [hash])
  const receipt = await call('eth_getUserOperationReceipt', [hash])
  for (const { contract, result } of [
    { contract: ethGetUserOperationByHashMethod, result: pending.result },
    { contract: ethGetUserOperationByHashMethod, result: byHash.result },
    { contract: bundlerMethods.eth_getUserOperationReceipt, result: receipt.result },
    {
      contract: bundlerMethods.pimlico_getUserOperationGasPrice,
      result: (await call('pimlico_getUserOperationGasPrice', [])).result,
    },
  ]) {
    if (!contract.result) throw new Error(`${contract.method} has no result`)
    expect(validate(contract.result, result)).toMatchObject({ ok: true })
  }
  const sent = formatUserOperationRequest(operation)
  const { userOperation } = byHash.result as { userOperation: Record<string, string> }
  for (const [field, value] of Object.entries(userOperation)) {
    const expected = sent[field as keyof typeof sent]
    if (expected !== undefined)
      expect([field, value.toLowerCase()]).toEqual([field, String(expected).toLowerCase()])
  }
  expect((await call('eth_supportedEntryPoints', [])).result).toEqual([entryPointAddress])
  expect((await call('eth_chainId', [])).result).toBe('0x1')
})

// F40
test('an operation is included once, also when it comes again, at the same time or later', async () => {
  const { client, operation, bundler } = await signedOperation()
  const nonce = () => client.getTransactionCount({ address: createBundlerAccount().address })
  const before = await nonce()
  const [one, two] = await Promise.all([send(operation), send(operation)])
  expect(one.result).toBe(two.result)
  await bundler.waitForUserOperationReceipt({ hash: one.result as Hash })
  expect((await send(operation)).result).toBe(one.result)
  expect(await nonce()).toBe(before + 1)
  expect(await client.getBalance({ address: second })).toBe(2n)
})

// F40
test('a lost answer and asking again send one operation', async () => {
  const { client, operation } = await signedOperation()
  await sandbox.setFaults({
    'bundler:1': { mode: 'behave', behaviour: 'losesAnswer', operation: 'eth_sendUserOperation', times: 1 },
  })
  await expect(send(operation)).rejects.toThrow('fetch failed')
  const hash = (await send(operation)).result
  expect(await receiptOf(hash)).toMatchObject({ success: true })
  expect(await client.getBalance({ address: second })).toBe(2n)
})

test.each<[string, number, RegExp, (operation: UserOperation<'0.7'>) => UserOperation<'0.7'>]>([
  [
    'a signature of somebody else',
    -32_507,
    /AA24/,
    (operation) => ({ ...operation, callGasLimit: operation.callGasLimit + 1n }),
  ],
  ['a used nonce', -32_500, /AA25/, (operation) => ({ ...operation, nonce: operation.nonce + 1n })],
  [
    'too little for the transaction',
    -32_602,
    /preVerificationGas/,
    (operation) => ({ ...operation, preVerificationGas: 1n }),
  ],
  [
    'a price below the base fee',
    -32_602,
    /base fee/,
    (operation) => ({ ...operation, maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
  ],
  [
    'too little for validation',
    -32_500,
    /AA/,
    (operation) => ({ ...operation, verificationGasLimit: 20_000n }),
  ],
  ['a factory that deploys nothing', -32_500, /AA1/, (operation) => ({ ...operation, factoryData: '0x' })],
  [
    'a paymaster that is none',
    -32_501,
    /AA3/,
    (operation) => ({
      ...operation,
      preVerificationGas: operation.preVerificationGas + 2_000n,
      paymaster: first,
      paymasterData: '0x',
      paymasterVerificationGasLimit: 10_000n,
      paymasterPostOpGasLimit: 0n,
    }),
  ],
])('refuses %s with %i', async (_, code, message, change) => {
  const { operation, client } = await signedOperation()
  const changed = change(operation)
  const { error } = await send(changed)
  expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(message)])
  expect(await client.getBalance({ address: second })).toBe(0n)
})

test('refuses an account that cannot pay, another entry point, and incomplete or wrong parameters', async () => {
  const { operation, account, control } = await signedOperation()
  await control.setBalance({ address: account.address, value: 5n })
  expect((await send(operation)).error).toMatchObject({
    code: -32_500,
    message: expect.stringContaining('AA21'),
  })
  expect((await send(operation, first)).error).toMatchObject({ code: -32_602 })
  const { signature, ...unsigned } = formatUserOperationRequest(operation)
  expect(signature.length).toBeGreaterThan(100)
  for (const params of [[unsigned, entryPointAddress], [7, entryPointAddress], [], ['0x']]) {
    expect((await call('eth_sendUserOperation', params)).error?.code).toBe(-32_602)
  }
  expect((await call('eth_getUserOperationReceipt', ['0x12'])).error?.code).toBe(-32_602)
  expect((await call('eth_sendTransaction', [])).error?.code).toBe(-32_601)
})

test('an estimate says that a call reverts, and a call that reverts all the same is in the receipt', async () => {
  const { description, account, bundler, control, client } = await signedOperation()
  const [token] = description.tokens
  const transfer = {
    value: 0n,
    to: token?.address as Hash,
    data: encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [first, 1n] }),
  }
  const both = [{ to: second, value: 3n, data: '0x' as Hash }, transfer]
  await expect(bundler.prepareUserOperation({ calls: both })).rejects.toThrow(/reverted/i)
  await control.setBalance({ address: account.address, value: parseEther('1') })
  const gas = { callGasLimit: 300_000n, verificationGasLimit: 800_000n, preVerificationGas: 100_000n }
  const wait = async (list: typeof both) =>
    bundler.waitForUserOperationReceipt({ hash: await bundler.sendUserOperation({ calls: list, ...gas }) })
  expect((await wait(both)).success).toBe(false)
  // The calls fail together.
  expect(await client.getBalance({ address: second })).toBe(0n)
  // A single call's own reason.
  expect(await wait([transfer])).toMatchObject({ success: false, reason: expect.stringMatching(/./) })
})

// F40
test.each<[string, number, (hash: Hash) => Promise<void>]>([
  [
    'drops',
    0,
    async (hash) => {
      expect((await call('eth_getUserOperationByHash', [hash])).result).toBeNull()
    },
  ],
  [
    'reverts',
    1,
    async (hash) => {
      expect((await call('eth_getUserOperationByHash', [hash])).result).not.toBeNull()
    },
  ],
])('the fault %s includes nothing; sending again does', async (behaviour, sends, check) => {
  const { operation, client } = await signedOperation()
  const { address } = createBundlerAccount()
  const before = await client.getTransactionCount({ address })
  await sandbox.setFaults({ 'bundler:1': { mode: 'behave', behaviour, times: 1 } })
  const hash = (await send(operation)).result as Hash
  await check(hash)
  await vi.waitFor(async () => expect(await client.getTransactionCount({ address })).toBe(before + sends))
  expect((await call('eth_getUserOperationReceipt', [hash])).result).toBeNull()
  expect(await client.getBalance({ address: second })).toBe(0n)
  expect((await send(operation)).result).toBe(hash)
  expect(await receiptOf(hash)).toMatchObject({ success: true })
  expect(await client.getBalance({ address: second })).toBe(2n)
})

// F40
test('an operation in two transactions is executed once', async () => {
  const { operation, client } = await signedOperation()
  const { address } = createBundlerAccount()
  const before = await client.getTransactionCount({ address })
  await sandbox.setFaults({ 'bundler:1': { mode: 'behave', behaviour: 'sendsTwice' } })
  const hash = (await send(operation)).result
  await vi.waitFor(async () => expect(await client.getTransactionCount({ address })).toBe(before + 2))
  expect(await receiptOf(hash)).toMatchObject({ success: true })
  expect(await client.getBalance({ address: second })).toBe(2n)
})

// F40
test('the faults refuses and underestimates refuse the operation', async () => {
  const { operation, bundler } = await signedOperation()
  await sandbox.setFaults({ 'bundler:1': { mode: 'behave', behaviour: 'refuses' } })
  expect((await send(operation)).error?.code).toBe(-32_500)
  await sandbox.setFaults({ 'bundler:1': { mode: 'behave', behaviour: 'underestimates' } })
  await expect(bundler.sendUserOperation({ calls })).rejects.toThrow(/AA/)
})

test('the data service passes requests on to the bundler of a network', async () => {
  const { operation, bundler } = await signedOperation()
  const ask = async (
    method: string,
    params: readonly unknown[],
    query = 'chainId=eip155:1&projectId=test',
  ) => {
    const response = await sandbox.get(`/data-service/v1/bundler?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return {
      status: response.status,
      reply: (await response.json()) as { result?: unknown; error?: unknown },
    }
  }
  const { reply } = await ask('eth_sendUserOperation', [
    formatUserOperationRequest(operation),
    entryPointAddress,
  ])
  const receipt = await bundler.waitForUserOperationReceipt({ hash: reply.result as Hash })
  expect(receipt.success).toBe(true)
  expect((await ask('eth_getUserOperationReceipt', [reply.result])).reply.result).toMatchObject({
    success: true,
  })
  const others = [
    'chainId=eip155:99&projectId=test',
    'chainId=eip155:1&projectId=test&bundler=https://other.example',
  ]
  for (const query of others) {
    expect((await ask('eth_getUserOperationReceipt', [reply.result], query)).status).toBe(400)
  }
})
