import { createPublicClient, createWalletClient, defineChain, http, parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'
import { createDevAccounts } from './createDevAccounts.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const [alice, bob] = createDevAccounts().map(({ account }) => account)
if (!alice || !bob) throw new Error('there are no accounts')

const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'
const chain = defineChain({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  contracts: { multicall3: { address: multicall3 } },
})
const transport = () => http(`${sandbox.origin}/rpc/1`, { batch: true })
const client = () => createPublicClient({ chain, transport: transport(), pollingInterval: 20, cacheTime: 0 })

test('each chain has its id and allows every origin', async () => {
  for (const chainId of [1, 137]) {
    const response = await sandbox.get(`/rpc/${chainId}`, {
      method: 'POST',
      headers: { origin: 'https://app.example' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }),
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: 7, result: `0x${chainId.toString(16)}` })
  }
})

test('a browser may send JSON from another origin', async () => {
  const preflight = await sandbox.get('/rpc/1', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
})

test('batches of reads work, and Multicall3 is at its usual address', async () => {
  const [balance, block] = await Promise.all([
    client().getBalance({ address: alice.address }),
    client().getBlockNumber(),
  ])
  // The seeded history is in the chain.
  expect(block).toBeGreaterThan(10n)
  const [multicall] = await client().multicall({
    contracts: [
      {
        address: multicall3,
        abi: [
          {
            type: 'function',
            name: 'getEthBalance',
            stateMutability: 'view',
            inputs: [{ type: 'address', name: 'owner' }],
            outputs: [{ type: 'uint256' }],
          },
        ],
        functionName: 'getEthBalance',
        args: [alice.address],
      },
    ],
  })
  expect(multicall?.result).toBe(balance)
})

test('executes a signed transaction, and a reset reverts it', async () => {
  const before = await client().getBalance({ address: bob.address })
  const start = await client().getBlockNumber()
  const wallet = createWalletClient({ account: alice, chain, transport: transport() })
  const hash = await wallet.sendTransaction({ to: bob.address, value: parseEther('0.5') })
  await client().waitForTransactionReceipt({ hash })
  expect(await client().getBalance({ address: bob.address })).toBe(before + parseEther('0.5'))
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await client().getBalance({ address: bob.address })).toBe(before)
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await client().getBlockNumber()).toBe(start)
})

test('methods other than POST are rejected', async () => {
  const response = await sandbox.get('/rpc/1')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
