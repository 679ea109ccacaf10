import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { openFramePage } from '../../testSupport/framePage.ts'
import { alice, bob, hostOrigin, useAccountPage } from '../../testSupport/useAccountPage.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { client, paymasterService, request, sendCalls, statusOf, settled, node, asAlice } = account

// F39
test('a sponsor that refuses: the account pays where the app lets it, and nothing is sent otherwise', async () => {
  await sandbox.get('/__sandbox/sponsor', { method: 'PUT', body: JSON.stringify({ budget: '0' }) })
  const call = [{ to: bob, value: '0x1' }]
  await expect(sendCalls(call, { paymasterService: paymasterService() })).rejects.toThrow(
    "The network fee is not paid by the app: The sponsor's budget on Ethereum is used up",
  )
  const optional = { paymasterService: { ...paymasterService(), optional: true } }
  await expect(sendCalls(call, optional)).rejects.toThrow('the account has too little ETH')
  expect(account.page.asked).toEqual([])
  const { test: chain } = await node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  await settled(await sendCalls(call, optional))
  expect(account.page.asked[0]?.facts).toContainEqual([
    'Not paid by the app',
    "The sponsor's budget on Ethereum is used up",
  ])
})

// A paymaster pays, and decides about nothing else.
// T31
test('a paymaster that sends other calls, another sender or more gas with its reply changes nothing of them', async () => {
  const evil = '0x000000000000000000000000000000000000dEaD'
  const replies = new Map<string, object>()
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init)
    if (!String(input).includes('/paymaster/')) return response
    const reply = (await response.json()) as { result: object }
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    const result = {
      ...reply.result,
      sender: evil,
      callData: '0x1234',
      nonce: '0x7',
      callGasLimit: '0xffffff',
      factory: evil,
      factoryData: '0x',
    }
    replies.set(method, result)
    return Response.json({ ...reply, result })
  })
  const id = await sendCalls([{ to: bob, value: '0x0' }], { paymasterService: paymasterService() })
  vi.restoreAllMocks()
  expect([...replies.keys()]).toEqual(['pm_getPaymasterStubData', 'pm_getPaymasterData'])
  expect(await settled(id)).toMatchObject({ status: 200 })
  expect(account.page.asked[0]?.sections[1]?.facts).toContainEqual(['To', bob])
})

// F40
test.each(['losesAnswer', 'drops'])(
  'a bundler that %s: sent once, and followed until it is included',
  async (behaviour) => {
    await sandbox.setFaults({
      'bundler:1': { mode: 'behave', behaviour, operation: 'eth_sendUserOperation', times: 1 },
    })
    const { test: chain } = await node()
    await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
    const before = await client().getBalance({ address: bob })
    expect(await settled(await sendCalls([{ to: bob, value: '0x5' }]))).toMatchObject({ status: 200 })
    expect((await client().getBalance({ address: bob })) - before).toBe(5n)
  },
)

// F40
test('a bundler that refuses: the reason, and the same id may be used again, once', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  const send = () =>
    request('wallet_sendCalls', [
      { version: '2.0.0', id: 'mine', from: account.smartAccount, calls: [{ to: bob, value: '0x1' }] },
    ])
  await sandbox.setFaults({
    'bundler:1': { mode: 'behave', behaviour: 'refuses', operation: 'eth_sendUserOperation', times: 1 },
  })
  await expect(send()).rejects.toThrow('The bundler takes no operations at the moment')
  const before = await client().getBalance({ address: bob })
  const both = await Promise.allSettled([send(), send()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await settled('mine')
  expect((await client().getBalance({ address: bob })) - before).toBe(1n)
  await expect(send()).rejects.toThrow('There are calls with this id already.')
})

test('a call that fails when it is included takes the others with it; calls of others are not known', async () => {
  const { test: chain, usdc } = await node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  await asAlice('approve', 5n)
  const before = await client().getBalance({ address: bob })
  await chain.setAutomine(false)
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [alice, bob, 5n] })
  const id = await sendCalls([
    { to: bob, value: '0x1' },
    { to: usdc, data },
  ])
  expect(await statusOf(id)).toMatchObject({ status: 100 })
  await asAlice('approve', 0n)
  await chain.mine({ blocks: 1 })
  await chain.setAutomine(true)
  expect(await settled(id)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect(await client().getBalance({ address: bob })).toBe(before)
  const other = await openFramePage(sandbox, 'https://app.example')
  await other.logIn('bob@example.test')
  await expect(other.host.rpcRequest({ method: 'wallet_getCallsStatus', params: [id] })).rejects.toThrow(
    'unknown',
  )
  other.close()
})
