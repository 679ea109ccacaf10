import { createWalletClient, formatEther, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { tokenAbi } from '../contracts/abis.ts'
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
  const numerics = async () =>
    (await getBalances(address)).filter((balance) => !balance.address).map(({ quantity }) => quantity.numeric)
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

test.each(['eip155:1', 'eip155:137'])(
  'lists every ERC-20 that an account holds on %s, as seeded',
  async (chainId) => {
    const { accounts, chains } = await sandbox.describe()
    const { address = '', seededBalances = {} } = accounts.eip155[2] ?? {}
    const balances = await getBalances(address, `currency=usd&chainId=${chainId}&${common}`)
    const held = balances.map((balance) => [
      balance.address?.replace(`${chainId}:`, `${chainId}/erc20:`) ?? chainId,
      balance.quantity.numeric,
    ])
    const seeded = Object.entries(seededBalances).filter(([asset]) => asset.split('/')[0] === chainId)
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(seeded))
    const tokens = chains.find(({ caipNetworkId }) => caipNetworkId === chainId)?.tokens ?? []
    for (const { symbol, name, address: contract, decimals } of tokens.filter(
      ({ symbol }) => symbol[0] !== 'W',
    )) {
      const balance = balances.find((each) => each.address === `${chainId}:${contract}`)
      expect(balance).toMatchObject({ symbol, name, quantity: { decimals: `${decimals}` } })
    }
  },
)

// T18
test('a token without a known price has neither value nor icon, whatever its name', async () => {
  const { address = '' } = (await sandbox.describe()).accounts.eip155[0] ?? {}
  const balances = await getBalances(address, `currency=usd&chainId=eip155:1&${common}`)
  const unpriced = balances.filter(({ price }) => price === 0)
  expect(unpriced.map(({ symbol }) => symbol)).toEqual(['HCP', 'usdc-bonus.example'])
  for (const { value, iconUrl } of unpriced) expect([value, iconUrl]).toEqual([undefined, ''])
  const priced = balances.filter(({ price }) => price > 0)
  for (const { iconUrl } of priced) {
    expect((await fetch(iconUrl)).headers.get('content-type')).toBe('image/svg+xml')
  }
})

test('lists a token as soon as it was received, and not after it was spent', async () => {
  const description = await sandbox.describe()
  const [alice] = description.accounts.eip155
  const judy = description.accounts.eip155[9]?.address as Hex
  const [chain] = evmChainsOf(description)
  const token = chain?.tokens.find(({ symbol }) => symbol === 'USDC')?.address as Hex
  const send = async (key: string | undefined, to: Hex) => {
    const wallet = createWalletClient({
      account: privateKeyToAccount(key as Hex),
      transport: http(chain?.rpcUrl),
    }).extend(publicActions)
    const hash = await wallet.writeContract({
      address: token,
      abi: tokenAbi,
      functionName: 'transfer',
      args: [to, 1_500_000n],
      chain: null,
    })
    await wallet.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  }
  const usdc = async () => (await getBalances(judy)).find(({ symbol }) => symbol === 'USDC')?.quantity.numeric
  expect(await usdc()).toBeUndefined()
  await send(alice?.secret, judy)
  expect(await usdc()).toBe('1.5')
})

const prices = (body: object) =>
  sandbox.get(`/data-service/v1/fungible/price?${common}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ projectId: 'test', currency: 'usd', ...body }),
  })

test('prices the first of the tokens, like the balances', async () => {
  const { address = '' } = (await sandbox.describe()).accounts.eip155[0] ?? {}
  const usdc = (await getBalances(address)).find(({ symbol }) => symbol === 'USDC')
  const native = 'eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const response = await prices({ addresses: [usdc?.address, native] })
  expect(await response.json()).toEqual({
    fungibles: [
      {
        address: usdc?.address,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        price: expect.closeTo(usdc?.price ?? 0, 3),
        iconUrl: usdc?.iconUrl,
      },
    ],
  })
  expect(await (await prices({ addresses: [native] })).json()).toMatchObject({
    fungibles: [{ symbol: 'POL' }],
  })
  const unknown = 'eip155:1:0x1234567890123456789012345678901234567890'
  expect(await (await prices({ addresses: [unknown] })).json()).toEqual({ fungibles: [] })
  const refusal = async (body: object) => {
    const response = await prices(body)
    return [response.status, response.headers.get('content-type')?.split(';')[0]]
  }
  expect(await refusal({ addresses: [] })).toEqual([400, 'application/json'])
  expect(await refusal({ addresses: [native], currency: 'sek' })).toEqual([422, 'text/plain'])
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
