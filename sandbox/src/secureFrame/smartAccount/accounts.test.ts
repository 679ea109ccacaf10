import {
  delegationManagerAddress,
  encodeAccountCalls,
  entryPointAddress,
} from '@wallet-kit/frame/smart-accounts'
import { encodeFunctionData, erc20Abi, type Hex, parseEther, stringToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { bob, hostOrigin, useAccountPage } from '../../testSupport/useAccountPage.ts'
import { useSandbox } from '../../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox({ origins: [hostOrigin] })
const account = useAccountPage(sandbox)
const { client, paymasterService, request, sendCalls, settled, node, asAlice } = account

test('both accounts, their types and the preferred one', async () => {
  expect(await account.page.host.getSmartAccountEnabledNetworks()).toEqual({
    smartAccountEnabledNetworks: [1, 137],
  })
  expect(await account.page.host.getUser({ chainId: 1 })).toMatchObject({
    address: account.key,
    preferredAccountType: 'eoa',
  })
  expect(await account.page.host.setPreferredAccount({ type: 'smartAccount' })).toEqual({
    type: 'smartAccount',
    address: account.smartAccount,
  })
  // The same address on each chain.
  expect(await account.page.host.getUser({ chainId: 137 })).toMatchObject({
    address: account.smartAccount,
    preferredAccountType: 'smartAccount',
    smartAccountDeployed: false,
  })
  expect(await account.page.host.initSmartAccount()).toEqual({
    address: account.smartAccount,
    isDeployed: false,
  })
  expect(await request('eth_accounts', undefined)).toEqual([account.smartAccount, account.key])
  expect(await request('wallet_getCapabilities', [account.smartAccount, ['0x1']])).toEqual({
    '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  expect(await request('wallet_getCapabilities', [account.key, ['0x1']])).toEqual({ '0x1': {} })
  const solana = await account.page.host.getUser({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  expect([solana.preferredAccountType, solana.accounts?.length]).toEqual(['eoa', 1])
  await expect(account.page.host.setPreferredAccount({ type: 'smartAccount' })).rejects.toThrow(
    'not available on this network',
  )
})

test('without a coin: two calls as one, created with it and paid by the sponsor', async () => {
  const before = await client().getBalance({ address: bob })
  expect(await client().getBalance({ address: account.smartAccount })).toBe(0n)
  const id = await sendCalls(
    [
      { to: bob, value: '0x0' },
      { to: bob, data: '0x1234' },
    ],
    { paymasterService: paymasterService() },
  )
  const { receipts, ...status } = await settled(id)
  expect(status).toMatchObject({ id, version: '2.0.0', chainId: '0x1', atomic: true, status: 200 })
  expect(receipts).toHaveLength(1)
  expect(await client().getBalance({ address: bob })).toBe(before)
  expect(await client().getBalance({ address: account.smartAccount })).toBe(0n)
  expect(await account.page.host.getUser({ chainId: 1 })).toMatchObject({ smartAccountDeployed: true })
  const [approval] = account.page.asked
  expect(approval?.title).toBe('Send 2 calls as one transaction')
  expect(approval?.facts).toEqual([
    ['Account', account.smartAccount],
    ['Network', 'Ethereum'],
    ['Network fee', 'paid by Harrow & Vetch'],
    ['First use', 'Your smart account is created with it'],
  ])
  expect(approval?.sections.map(({ heading }) => heading)).toEqual(['Expected result', 'Call 1', 'Call 2'])
})

test('paid by the account itself, as a transaction', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  const before = await client().getBalance({ address: bob })
  const hash = (await request('eth_sendTransaction', [
    { from: account.smartAccount, to: bob, value: '0xde0b6b3a7640' },
  ])) as Hex
  const receipt = await client().getTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect((await client().getBalance({ address: bob })) - before).toBe(0xde0b6b3a7640n)
  const [approval] = account.page.asked
  expect(approval?.facts).toContainEqual(['Network fee', expect.stringMatching(/^at most 0\.\d+ ETH$/)])
  expect(approval?.sections[0]).toEqual({
    heading: 'Expected result',
    facts: [['You send', '0.000244140625 ETH']],
  })
})

test('signatures count before the account is there (ERC-6492), and after (ERC-1271)', async () => {
  const verify = async () => {
    const signature = (await request('personal_sign', [stringToHex('hello'), account.smartAccount])) as Hex
    return client().verifyMessage({ address: account.smartAccount, message: 'hello', signature })
  }
  expect(await verify()).toBe(true)
  await settled(await sendCalls([{ to: bob }], { paymasterService: paymasterService() }))
  expect(await verify()).toBe(true)
  const typedData = {
    domain: { name: 'Test', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const signature = (await request('eth_signTypedData_v4', [
    account.smartAccount,
    JSON.stringify(typedData),
  ])) as Hex
  expect(await client().verifyTypedData({ ...typedData, address: account.smartAccount, signature })).toBe(
    true,
  )
})

test('each call is shown in words, and what all of them change', async () => {
  const { usdc } = await node()
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 1_500_000n] })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, 2n ** 256n - 1n] })
  const capabilities = { paymasterService: paymasterService() }
  // The account has no dollars: all fail together, which the view says and the bundler refuses.
  await expect(
    sendCalls(
      [
        { to: usdc, data: approve },
        { to: usdc, data: transfer },
      ],
      capabilities,
    ),
  ).rejects.toThrow(/paid by the app|revert/)
  await asAlice('transfer', 5_000_000n)
  await settled(
    await sendCalls(
      [
        { to: usdc, data: approve },
        { to: usdc, data: transfer },
      ],
      capabilities,
    ),
  )
  const [result, first, second] = account.page.asked.at(-1)?.sections ?? []
  expect(result?.facts).toEqual([['You send', '1.5 USDC']])
  expect(first?.facts).toEqual([
    ['Allows', bob],
    ['To spend', 'all your USDC, without limit'],
    ['Token', usdc],
  ])
  expect(second?.facts).toEqual([
    ['Sends', '1.5 USDC'],
    ['To', bob],
    ['Token', usdc],
  ])
})

test('a user operation is shown like other calls, signed and sent; one that cannot be read is refused', async () => {
  const { test: chain } = await node()
  await chain.setBalance({ address: account.smartAccount, value: parseEther('1') })
  const callData = encodeAccountCalls([{ to: bob, value: 3n, data: '0x' }])
  const before = await client().getBalance({ address: bob })
  const hash = (await request('eth_sendUserOperation', [
    { sender: account.smartAccount, callData },
    entryPointAddress,
  ])) as Hex
  await vi.waitFor(async () => {
    expect(await request('eth_getUserOperationReceipt', [hash])).toMatchObject({
      success: true,
      userOpHash: hash,
    })
  }, 20_000)
  expect((await client().getBalance({ address: bob })) - before).toBe(3n)
  expect(account.page.asked[0]?.sections[1]?.facts).toEqual([
    ['Sends', '0.000000000000000003 ETH'],
    ['To', bob],
  ])
  const unreadable = { sender: account.smartAccount, callData: '0x12345678' }
  await expect(request('eth_sendUserOperation', [unreadable, entryPointAddress])).rejects.toThrow(
    'plain calls',
  )
  await expect(
    request('eth_sendUserOperation', [{ sender: bob, callData }, entryPointAddress]),
  ).rejects.toThrow('no account')
  expect(await request('eth_supportedEntryPoints', [])).toEqual([entryPointAddress])
})

// A dishonest app could otherwise get a signature by which anyone moves what the account owns.
// T20
test.each([
  ['the account itself', () => account.smartAccount],
  ['the manager of permissions', () => delegationManagerAddress.toLowerCase()],
])('the account signs no typed data for %s', async (_, verifyingContract) => {
  const typedData = {
    domain: { chainId: 1, verifyingContract: verifyingContract() },
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Anything: [{ name: 'data', type: 'bytes' }],
    },
    primaryType: 'Anything',
    message: { data: '0x12' },
  }
  const params = [account.smartAccount, JSON.stringify(typedData)]
  await expect(request('eth_signTypedData_v4', params)).rejects.toThrow(
    'could move what your smart account owns',
  )
  expect(account.page.asked).toEqual([])
})

test('signatures of the login’s key are none of the smart account', async () => {
  await settled(await sendCalls([{ to: bob }], { paymasterService: paymasterService() }))
  const signature = (await request('personal_sign', [stringToHex('hello'), account.key])) as Hex
  const isSignedBy = (address: Hex) => client().verifyMessage({ address, message: 'hello', signature })
  expect([await isSignedBy(account.key), await isSignedBy(account.smartAccount)]).toEqual([true, false])
})

test.each([
  ['gives the account another owner', () => account.smartAccount],
  ['revives a permission', () => delegationManagerAddress.toLowerCase()],
])('no call is shown or sent that %s', async (_, to) => {
  const calls = [{ to: bob }, { to: to(), data: '0x12345678' }]
  await expect(sendCalls(calls, { paymasterService: paymasterService() })).rejects.toThrow(
    'A page cannot change your account',
  )
  expect(account.page.asked).toEqual([])
})
