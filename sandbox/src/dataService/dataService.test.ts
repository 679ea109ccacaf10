import { formatEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'
import type { TokenBalance } from './getBalance.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const common = 'projectId=test&st=appkit&sv=test-1'

async function balanceOnChain(rpcUrl: string, address: string): Promise<string> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] }),
  })
  const { result } = (await response.json()) as { result: string }
  return formatEther(BigInt(result))
}

async function getBalances(address: string, query = `currency=usd&${common}`): Promise<TokenBalance[]> {
  const response = await sandbox.get(`/data-service/v1/account/${address}/balance?${query}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { balances: TokenBalance[] }).balances
}

test('all chains are covered', async () => {
  const response = await sandbox.get(`/data-service/v1/supported-chains?${common}`)
  expect(await response.json()).toEqual({ http: ['eip155:1', 'eip155:137', solanaId], ws: [] })
  expect(response.headers.get('cache-control')).toContain('max-age=86400')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('balances follow the chains', async () => {
  const description = await sandbox.describe()
  const accounts = description.accounts.eip155
  const chains = evmChainsOf(description)
  const [{ address = '' } = {}, second] = accounts
  const [ethereum] = chains
  const onChains = () => Promise.all(chains.map(({ rpcUrl }) => balanceOnChain(rpcUrl, address)))
  const numerics = async () => (await getBalances(address)).map(({ quantity }) => quantity.numeric)
  const before = await onChains()
  expect(await numerics()).toEqual(before)
  expect(before).toEqual(chains.map(({ caipNetworkId }) => accounts[0]?.seededBalances[caipNetworkId]))

  await fetch(ethereum?.directRpcUrl ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_sendTransaction',
      params: [{ from: second?.address, to: address, value: '0xde0b6b3a7640000' }],
    }),
  })
  // An accepted transaction is mined a moment later.
  await expect.poll(onChains).not.toEqual(before)
  const after = await numerics()
  expect(after).toEqual(await onChains())
  expect(Number(after[0]) - Number(before[0])).toBeCloseTo(1, 6)

  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await numerics()).toEqual(before)
})

test('filters by network and converts prices to a currency', async () => {
  const { address = '' } = (await sandbox.describe()).accounts.eip155[0] ?? {}
  const [inDollars] = await getBalances(address, `currency=usd&chainId=eip155:137&${common}`)
  const [inYen] = await getBalances(address, `currency=jpy&chainId=eip155:137&${common}`)
  expect(inDollars).toMatchObject({ symbol: 'POL', chainId: 'eip155:137' })
  expect(inDollars?.value).toBeCloseTo(Number(inDollars?.quantity.numeric) * (inDollars?.price ?? 0), 6)
  expect((inYen?.price ?? 0) / (inDollars?.price ?? 1)).toBeCloseTo(148.2, 1)
  expect((await fetch(inDollars?.iconUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml')
})

test('returns no tokens for an empty account, or without the SDK’s version', async () => {
  const accounts = (await sandbox.describe()).accounts.eip155
  expect(await getBalances(accounts[9]?.address ?? '')).toEqual([])
  expect(await getBalances(accounts[0]?.address ?? '', 'currency=usd&projectId=test')).toEqual([])
})

test('balances on Solana follow the chain', async () => {
  const { accounts, chains } = await sandbox.describe()
  const { address = '', seededBalances = {} } = accounts.solana[0] ?? {}
  const query = `currency=usd&chainId=${solanaId}&${common}`
  const holdings = async () => {
    const balances = await getBalances(address, query)
    return Object.fromEntries(
      balances.map(({ chainId, address: token, quantity }) => [
        token?.replace(`${chainId}:`, `${chainId}/token:`) ?? chainId,
        quantity.numeric,
      ]),
    )
  }
  expect(await holdings()).toEqual(seededBalances)
  const balances = await getBalances(address, query)
  expect(balances.map(({ symbol }) => symbol)).toEqual(['SOL', 'USDC', 'PYUSD'])
  expect((await fetch(balances[2]?.iconUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  expect(balances[0]?.value).toBeCloseTo(Number(balances[0]?.quantity.numeric) * (balances[0]?.price ?? 0), 6)

  const [chain] = chains.filter(({ namespace }) => namespace === 'solana')
  await fetch(chain?.rpcUrl ?? '', {
    method: 'POST',
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'requestAirdrop',
      params: [address, 1_000_000_000],
    }),
  })
  const after = await holdings()
  expect(Number(after[solanaId]) - Number(seededBalances[solanaId])).toBeCloseTo(1, 9)
  expect(await getBalances(accounts.solana[9]?.address ?? '', query)).toEqual([])
})

test('some accounts have a name and an avatar', async () => {
  const accounts = (await sandbox.describe()).accounts.eip155
  const identityOf = async (index: number, headers: Record<string, string> = {}) => {
    const address = accounts[index]?.address.toLowerCase()
    const response = await sandbox.get(`/data-service/v1/identity/${address}?${common}`, { headers })
    return (await response.json()) as { name: string | null; avatar: string | null }
  }
  const alice = await identityOf(0)
  expect(alice.name).toBe('alice.eth')
  expect((await fetch(alice.avatar ?? '')).headers.get('content-type')).toBe('image/svg+xml')
  expect(await identityOf(2)).toMatchObject({ name: 'carol.eth', avatar: null })
  expect(await identityOf(5)).toMatchObject({ name: null, avatar: null })

  const proxied = await identityOf(0, { 'x-forwarded-host': 'app.example', 'x-forwarded-prefix': '/sandbox' })
  expect(proxied.avatar).toMatch(/^http:\/\/app\.example\/sandbox\/avatars\/0x/)
})

test.each([
  ['v1/identity/0x1234567890123456789012345678901234567890', 401, 'authentication'],
  [`v1/identity/not-an-address-but-long-enough?${common}`, 400, 'address'],
  [`v1/identity/0x1234567890123456789012345678901234567890?useCache=true&${common}`, 400, 'useCache'],
  [
    `v1/account/0x1234567890123456789012345678901234567890/balance?currency=usd&chainId=eip155:5&${common}`,
    400,
    'chainId',
  ],
  [`v1/account/4Nd1mYvFhSz9uLDvZ5vHX4EwEZ5Dz1oHWB3yCaH2q6vR/balance?currency=usd&${common}`, 400, 'address'],
  [
    `v1/account/0x1234567890123456789012345678901234567890/balance?currency=usd&chainId=${solanaId}&${common}`,
    400,
    'address',
  ],
  [
    `v1/account/4Nd1mYvFhSz9uLDvZ5vHX4EwEZ5Dz1oHWB3yCaH2q6vR/balance?currency=usd&chainId=solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1&${common}`,
    400,
    'chainId',
  ],
])('%s is refused with %d for %s', async (path, status, field) => {
  const response = await sandbox.get(`/data-service/${path}`)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({
    status: 'FAILED',
    reasons: [{ field, description: expect.any(String) }],
  })
})

test('a Solana address has no name, which is no error', async () => {
  const response = await sandbox.get(
    `/data-service/v1/identity/4Nd1mYvFhSz9uLDvZ5vHX4EwEZ5Dz1oHWB3yCaH2q6vR?${common}`,
  )
  expect(await response.json()).toEqual({ name: null, avatar: null, resolvedAt: null })
})
