import { bundlerMethods } from '@wallet-kit/clients/bundler/rpc'
import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { entryPointAddress } from '@wallet-kit/frame/smart-accounts'
import { type Hash, http, numberToHex, parseEther } from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  entryPoint07Abi,
  formatUserOperationRequest,
} from 'viem/account-abstraction'
import { expect, test, vi } from 'vitest'
import { paymasterAddress } from '../../chains/smartAccounts/accountContracts.ts'
import { smartAccountVisitor } from '../../testSupport/smartAccountVisitor.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [first, second] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
] as const
/** Two calls that need no coins. */
const calls = [
  { to: first, data: '0x12' },
  { to: second, data: '0x' },
] as const

/** A visitor without coins whose operations the sponsor pays for. */
async function sponsoredVisitor() {
  const visitor = await smartAccountVisitor(sandbox)
  const { account, client, description } = visitor
  const bundler = createBundlerClient({
    account,
    client,
    chain: client.chain,
    transport: http(description.bundler.url, { retryCount: 0 }),
    paymaster: createPaymasterClient({ transport: http(description.paymaster.url, { retryCount: 0 }) }),
    pollingInterval: 20,
  })
  const send = async () => {
    const hash = await bundler.sendUserOperation({ calls })
    return bundler.waitForUserOperationReceipt({ hash })
  }
  const depositOf = (address: Hash) =>
    client.readContract({
      address: entryPointAddress,
      abi: entryPoint07Abi,
      functionName: 'balanceOf',
      args: [address],
    })
  return { ...visitor, bundler, send, depositOf }
}

async function call(method: string, params: readonly unknown[], path = '/paymaster/1') {
  const response = await sandbox.get(path, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()) as { result?: unknown; error?: { code: number; message: string } }
}

const setTerms = (terms: object) =>
  sandbox.get('/__sandbox/sponsor', { method: 'PUT', body: JSON.stringify(terms) })

test('an account without any coin sends two calls as one operation, paid by the sponsor', async () => {
  const { account, client, send, depositOf } = await sponsoredVisitor()
  const before = await depositOf(paymasterAddress)
  const { success, paymaster, actualGasCost } = await send()
  expect([success, paymaster]).toEqual([true, paymasterAddress])
  expect(await depositOf(paymasterAddress)).toBe(before - actualGasCost)
  expect(actualGasCost).toBeGreaterThan(0n)
  expect([await client.getBalance(account), await depositOf(account.address)]).toEqual([0n, 0n])
  expect(await account.isDeployed()).toBe(true)
  // Deployed, and paid for again.
  expect((await send()).success).toBe(true)
})

test('then the same account pays itself', async () => {
  const { account, client, control, send, depositOf } = await sponsoredVisitor()
  await send()
  await control.setBalance({ address: account.address, value: parseEther('1') })
  const deposit = await depositOf(paymasterAddress)
  const alone = await smartAccountVisitor(sandbox)
  const hash = await alone.bundler.sendUserOperation({ account, calls })
  const receipt = await alone.bundler.waitForUserOperationReceipt({ hash })
  expect(receipt).toMatchObject({ success: true, sender: account.address })
  expect(await depositOf(paymasterAddress)).toBe(deposit)
  expect(await client.getBalance(account)).toBeLessThan(parseEther('1'))
})

// F39
test('refuses when the budget, or what an account may spend, is used up', async () => {
  const { send, bundler } = await sponsoredVisitor()
  const { actualGasCost } = await send()
  await setTerms({ budget: '0.001' })
  expect(actualGasCost).toBeGreaterThan(parseEther('0.0005'))
  await expect(send()).rejects.toThrow(/budget on Ethereum is used up/)
  await setTerms({ budget: '100', limitPerAccount: '0.001' })
  await expect(send()).rejects.toThrow(/limit of this account is reached: 0.001 ETH/)
  const other = await sponsoredVisitor()
  await setTerms({ limitPerAccount: '0.05' })
  expect((await other.send()).success).toBe(true)
  // Signed, but not sent: pledged. The next one would be too much for the budget.
  await setTerms({ limitPerAccount: '10', budget: '100' })
  const pledged = await bundler.prepareUserOperation({ calls })
  const gas = pledged.callGasLimit + pledged.verificationGasLimit + pledged.preVerificationGas + 150_001n
  const spent = actualGasCost * 3n
  const budget = spent + gas * pledged.maxFeePerGas
  await setTerms({ budget: `0.${budget.toString().padStart(18, '0')}` })
  await expect(other.send()).rejects.toThrow(/used up/)
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await (await sandbox.get('/__sandbox/sponsor')).json()).toMatchObject({ budget: '100' })
})

test('refuses another chain, another entry point, calls of a contract that it does not sponsor, and anything but calls', async () => {
  const { bundler } = await sponsoredVisitor()
  const operation = formatUserOperationRequest(await bundler.prepareUserOperation({ calls }))
  const ask = async (changes: object, { entryPoint = entryPointAddress as string, chainId = 1 } = {}) => {
    const params = [{ ...operation, ...changes }, entryPoint, numberToHex(chainId), {}]
    const [stub, data] = [
      await call('pm_getPaymasterStubData', params),
      await call('pm_getPaymasterData', params),
    ]
    expect(stub.error).toEqual(data.error)
    return data.error
  }
  expect(await ask({})).toBeUndefined()
  expect(await ask({}, { chainId: 137 })).toMatchObject({
    code: -32_602,
    message: expect.stringContaining('not 137'),
  })
  expect(await ask({}, { entryPoint: first })).toMatchObject({ code: -32_602 })
  expect(await ask({ callData: '0x12345678' })).toMatchObject({
    code: -32_501,
    message: expect.stringContaining('plain calls'),
  })
  await setTerms({ refusedContracts: [second] })
  expect(await ask({})).toMatchObject({ code: -32_501, message: expect.stringContaining(second) })
  expect((await call('pm_getPaymasterData', [])).error?.code).toBe(-32_602)
  const { paymasterVerificationGasLimit, ...incomplete } = operation
  expect(paymasterVerificationGasLimit).toBeDefined()
  const params = [incomplete, entryPointAddress, '0x1']
  await setTerms({ refusedContracts: [] })
  expect((await call('pm_getPaymasterData', params)).error?.code).toBe(-32_602)
})

test('replies satisfy the contract', async () => {
  const { bundler } = await sponsoredVisitor()
  const operation = formatUserOperationRequest(await bundler.prepareUserOperation({ calls }))
  for (const contract of [bundlerMethods.pm_getPaymasterStubData, bundlerMethods.pm_getPaymasterData]) {
    const { result } = await call(contract.method, [operation, entryPointAddress, '0x1', null])
    if (!contract.result) throw new Error(`${contract.method} has no result`)
    expect(validate(contract.result, result)).toMatchObject({
      ok: true,
      value: { paymaster: paymasterAddress },
    })
  }
})

// T31
test('a signature counts for its operation only', async () => {
  const { bundler, account } = await sponsoredVisitor()
  const operation = await bundler.prepareUserOperation({ calls })
  const changed = { ...operation, callGasLimit: operation.callGasLimit + 1n }
  const signature = await account.signUserOperation(changed)
  const params = [formatUserOperationRequest({ ...changed, signature }), entryPointAddress]
  expect((await call('eth_sendUserOperation', params, '/bundler/1')).error).toMatchObject({
    code: -32_507,
    message: expect.stringContaining('AA34'),
  })
})

// F39
test.each([
  ['otherChain', /AA34/],
  ['expired', /AA32/],
  ['underpays', /AA3/],
  ['refuses', /pays for nothing/],
])('the fault %s leads to a refusal', async (behaviour, message) => {
  const { send, account, client } = await sponsoredVisitor()
  await sandbox.setFaults({ 'paymaster:1': { mode: 'behave', behaviour } })
  await expect(send()).rejects.toThrow(message)
  expect(await client.getCode(account)).toBeUndefined()
  await sandbox.setFaults({ 'paymaster:1': null })
  expect((await send()).success).toBe(true)
})

test.each([{ mode: 'down' }, { mode: 'status', status: 429 }, { mode: 'malformed' }])(
  'the fault $mode sends nothing',
  async (fault) => {
    const { send, account, client } = await sponsoredVisitor()
    await sandbox.setFaults({ 'paymaster:1': fault })
    await expect(send()).rejects.toThrow()
    expect(await client.getCode(account)).toBeUndefined()
  },
)

test.each([
  [7, /object/],
  [{ budget: '-1' }, /budget/],
  [{ limitPerAccount: 1 }, /limitPerAccount/],
  [{ refusedContracts: ['0x'] }, /addresses/],
  [{ constructor: '1' }, /none of budget/],
])('the conditions %j are refused', async (terms, problem) => {
  const response = await setTerms(terms as object)
  expect([response.status, await response.json()]).toEqual([
    400,
    { problems: [expect.stringMatching(problem)] },
  ])
  expect(await (await sandbox.get('/__sandbox/sponsor')).json()).toMatchObject({ budget: '100' })
})
