import { erc20Abi, parseEther, verifyTypedData } from 'viem'
import { expect, test } from '../support/tests/actionsTest.ts'
import { balanceSlot, tokenAddress, tokenCode } from '../support/wallets/tokenContract.ts'

const connectorId = 'dev.wallet-kit.sandbox'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ethereum = 'eip155:1'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

test.beforeEach(async ({ actions, page }) => {
  await actions.call('connect', { connectorId, namespaces: ['eip155'] })
  expect(await page.evaluate(() => window.kit?.getAddress('eip155'))).toBe(alice)
})

test('sends ether, waits for the receipt, and reads what it cost', async ({ actions }) => {
  const before = BigInt(String(await actions.request(ethereum, 'eth_getBalance', [bob, 'latest'])))
  const value = parseEther('0.25')
  expect(await actions.call('estimateGas', { to: bob, value })).toBe(21_000n)
  const fees = (await actions.call('estimateFees')) as Record<string, bigint>
  expect(fees.maxFeePerGas).toBeGreaterThan(fees.maxPriorityFeePerGas ?? 0n)
  const hash = await actions.call('sendTransaction', { to: bob, value, gas: 21_000n })
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  expect(await actions.call('waitForTransactionReceipt', { hash })).toMatchObject({
    status: 'success',
    transactionHash: hash,
    gasUsed: 21_000n,
    logs: [],
  })
  const after = BigInt(String(await actions.request(ethereum, 'eth_getBalance', [bob, 'latest'])))
  expect(after - before).toBe(value)
})

test('transfers a token by its ABI, and refuses what would revert', async ({ actions }) => {
  await actions.request(ethereum, 'anvil_setCode', [tokenAddress, tokenCode])
  await actions.request(ethereum, 'anvil_setStorageAt', [tokenAddress, balanceSlot(alice), word(1_000n)])
  const token = { address: tokenAddress, abi: erc20Abi }
  const balanceOf = (owner: string) =>
    actions.call('readContract', { ...token, functionName: 'balanceOf', args: [owner] })
  expect(await balanceOf(alice)).toBe(1_000n)
  const hash = await actions.call('writeContract', { ...token, functionName: 'transfer', args: [bob, 300n] })
  const receipt = (await actions.call('waitForTransactionReceipt', { hash })) as {
    logs: { topics: string[] }[]
  }
  expect(receipt.logs[0]?.topics[0]).toMatch(/^0xddf252ad/)
  expect([await balanceOf(alice), await balanceOf(bob)]).toEqual([700n, 300n])

  const data = `0xa9059cbb${bob.slice(2).padStart(64, '0')}${701n.toString(16).padStart(64, '0')}`
  expect(await actions.call('estimateGas', { to: tokenAddress, data })).toMatchObject({
    code: 'RPC_FAILED',
    context: { method: 'eth_estimateGas' },
  })
  const unknown = { ...token, functionName: 'burnAll', args: [] }
  expect(await actions.call('writeContract', unknown)).toMatchObject({ code: 'REQUEST_INVALID' })
})

test('signs typed data that a verifier accepts', async ({ actions }) => {
  const typedData = {
    domain: { name: 'Shop', version: '1', chainId: 1, verifyingContract: tokenAddress },
    types: {
      Order: [
        { name: 'buyer', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Order',
    message: { buyer: bob, amount: 2n ** 200n },
  } as const
  const signature = (await actions.call('signTypedData', typedData)) as `0x${string}`
  expect(await verifyTypedData({ ...typedData, address: alice, signature })).toBe(true)
})

test('sends nothing when the wallet is on another network', async ({ actions, page }) => {
  const reply = await actions.call('sendTransaction', { to: bob, value: 1n, caipNetworkId: 'eip155:137' })
  expect(reply).toMatchObject({
    code: 'WALLET_ON_OTHER_NETWORK',
    context: { expected: 'eip155:137', received: ethereum },
  })
  const methods = await page.evaluate(() => window.testWallets?.[0]?.requests.map(({ method }) => method))
  expect(methods).not.toContain('eth_sendTransaction')
})

test('moves the wallet to the other EVM chain, and pays in its coin there', async ({ actions, page }) => {
  await page.evaluate(() => window.kit?.switchNetwork(window.kit.getCaipNetworks('eip155')[1] as never))
  const before = BigInt(String(await actions.request('eip155:137', 'eth_getBalance', [bob, 'latest'])))
  const hash = await actions.call('sendTransaction', { to: bob, value: 7n })
  expect(await actions.call('waitForTransactionReceipt', { hash })).toMatchObject({ status: 'success' })
  const after = BigInt(String(await actions.request('eip155:137', 'eth_getBalance', [bob, 'latest'])))
  expect(after - before).toBe(7n)
})

// F35
test('distinguishes transactions that were replaced, that wait and that reverted', async ({
  actions,
  page,
}) => {
  await actions.request(ethereum, 'evm_setAutomine', [false])
  const hash = await actions.call('sendTransaction', { to: bob, value: 1n, gas: 21_000n })
  expect(await actions.call('waitForTransactionReceipt', { hash, timeoutMs: 300 })).toMatchObject({
    code: 'TRANSACTION_UNCONFIRMED',
  })
  const sent = (await actions.request(ethereum, 'eth_getTransactionByHash', [hash])) as { nonce: string }
  const isKnown = page.waitForResponse(
    (response) => response.request().postData()?.includes('eth_getTransactionByHash') ?? false,
  )
  const waiting = page.evaluate(
    ([of]) =>
      window.actions
        .waitForTransactionReceipt(window.kit as never, { hash: of as `0x${string}` })
        .catch(({ code }: { code: string }) => code),
    [hash],
  )
  await isKnown
  // As the wallet's own 'speed up' or 'cancel' does.
  const other = await actions.request(ethereum, 'eth_sendTransaction', [
    {
      from: alice,
      to: alice,
      nonce: sent.nonce,
      gas: '0x5208',
      maxFeePerGas: '0x174876e800',
      maxPriorityFeePerGas: '0x174876e800',
    },
  ])
  await actions.request(ethereum, 'evm_mine', [])
  await actions.request(ethereum, 'evm_setAutomine', [true])
  expect(await waiting).toBe('TRANSACTION_REPLACED')
  expect(await actions.call('waitForTransactionReceipt', { hash: other })).toMatchObject({
    status: 'success',
  })

  await actions.request(ethereum, 'anvil_setCode', [tokenAddress, tokenCode])
  const data = '0xdeadbeef'
  const reverted = await actions.call('sendTransaction', { to: tokenAddress, data, gas: 100_000n })
  expect(await actions.call('waitForTransactionReceipt', { hash: reverted })).toMatchObject({
    status: 'reverted',
  })
})
