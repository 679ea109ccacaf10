import { computeDeleGatorAddress } from '@wallet-kit/frame/smart-accounts'
import { bytesToHex, type Hex, padHex, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { createDevAccounts } from '../../chains/createDevAccounts.ts'
import { paymasterAddress } from '../../chains/smartAccounts/accountContracts.ts'
import { smartAccountVisitor } from '../../testSupport/smartAccountVisitor.ts'
import { evmChainsOf, useSandbox } from '../../testSupport/useSandbox.ts'
import { createTestWallet } from '../createTestWallet.ts'
import type { CallsMode } from './CallsMode.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [first, second] = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
] as const
const calls = [
  { to: first, data: '0x12' },
  { to: second, data: '0x' },
] as const

async function openWallet(mode: CallsMode | undefined) {
  const { client, control, description } = await smartAccountVisitor(sandbox)
  const [developer] = createDevAccounts()
  const key = developer?.account.getHdKey().privateKey
  if (!developer || !key) throw new Error('there is no developer account')
  const wallet = createTestWallet({
    wallet: {
      name: 'Test',
      rdns: 'com.example.test',
      icon: '',
      accounts: [{ privateKey: bytesToHex(key), address: developer.account.address }],
    },
    base: sandbox.origin,
    chainIds: evmChainsOf(await sandbox.describe()).map(({ chainId }) => chainId),
  })
  wallet.setCalls(mode)
  const ask = <Result>(method: string, ...params: readonly unknown[]) =>
    wallet.provider.request({ method, params }) as Promise<Result>
  const [from = '0x'] = await ask<readonly Hex[]>('eth_requestAccounts')
  const { url } = description.paymaster
  const send = (capabilities?: object) =>
    ask<{ readonly id: Hex }>('wallet_sendCalls', {
      ...{ version: '2.0.0', chainId: '0x1', from, atomicRequired: true, calls },
      ...(capabilities && { capabilities }),
    })
  return { wallet, ask, from, owner: developer.account.address, client, control, url, send }
}

interface Status {
  readonly status: number
  readonly receipts: readonly { readonly transactionHash: Hex }[]
}

/** Status of calls that have been included. */
function settled(
  ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>,
  id: Hex,
): Promise<Status> {
  return vi.waitFor(async () => {
    const status = (await ask('wallet_getCallsStatus', id)) as Status
    expect(status.status).toBe(200)
    return status
  })
}

test('a wallet of its own accounts knows no bundles', async () => {
  const { from, owner, send } = await openWallet(undefined)
  expect(from).toBe(owner)
  await expect(send()).rejects.toMatchObject({ code: expect.any(Number) })
})

test('a smart account sends two calls as one, paid by the service that the page names', async () => {
  const { ask, from, owner, client, control, url, send } = await openWallet('smartAccount')
  expect(from).toBe(computeDeleGatorAddress(owner))
  await control.setBalance({ address: from, value: 0n })
  expect(await ask('wallet_getCapabilities', from)).toEqual({
    '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  const { id } = await send({ paymasterService: { url } })
  const { receipts } = await settled(ask, id)
  expect(receipts).toHaveLength(1)
  const { logs } = await client.getTransactionReceipt({ hash: receipts[0]?.transactionHash ?? '0x' })
  const topics = logs.flatMap((log) => log.topics)
  expect(topics).toContain(padHex(paymasterAddress).toLowerCase())
  expect(await client.getBalance({ address: from })).toBe(0n)
})

test('a smart account pays itself where it may, and where it is asked for a transaction', async () => {
  const { ask, from, client, control, url, send } = await openWallet('smartAccount')
  await control.setBalance({ address: from, value: parseEther('1') })
  await sandbox.get('/__sandbox/sponsor', { method: 'PUT', body: JSON.stringify({ budget: '0' }) })
  await expect(send({ paymasterService: { url } })).rejects.toMatchObject({ code: -32_000 })
  expect(await client.getBalance({ address: from })).toBe(parseEther('1'))
  const { id } = await send({ paymasterService: { url, optional: true } })
  await settled(ask, id)
  const between = await client.getBalance({ address: from })
  expect(between).toBeLessThan(parseEther('1'))
  const hash = await ask<Hex>('eth_sendTransaction', { from, to: first, value: '0x5' })
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  // The entry point may hold enough of the fee already.
  expect(await client.getBalance({ address: from })).toBeLessThanOrEqual(between - 5n)
})

test('a wallet that lies lets the account pay, though a service is named', async () => {
  const { ask, from, client, control, url, send } = await openWallet('letsAccountPay')
  await control.setBalance({ address: from, value: parseEther('1') })
  const { id } = await send({ paymasterService: { url } })
  await settled(ask, id)
  expect(await client.getBalance({ address: from })).toBeLessThan(parseEther('1'))
})

test('a wallet that lies sends the first of two calls, and reports success', async () => {
  const { ask, from, owner, client, send } = await openWallet('sendsFirst')
  expect(from).toBe(owner)
  expect(await ask('wallet_getCapabilities', from)).toEqual({ '0x1': { atomic: { status: 'supported' } } })
  const { id } = await send()
  await client.waitForTransactionReceipt({ hash: id })
  expect(await client.getTransaction({ hash: id })).toMatchObject({ from: owner.toLowerCase(), to: first })
  expect(await ask<Status>('wallet_getCallsStatus', id)).toMatchObject({
    status: 200,
    receipts: [{ transactionHash: id }],
  })
})

test('the user of each is asked before anything is sent', async () => {
  const { wallet, from, client, send } = await openWallet('smartAccount')
  const before = await client.getTransactionCount({ address: from })
  wallet.rejectNext('wallet_sendCalls')
  await expect(send()).rejects.toMatchObject({ code: 4001 })
  expect(await client.getTransactionCount({ address: from })).toBe(before)
  expect(wallet.requests.at(-1)?.method).toBe('wallet_sendCalls')
})
