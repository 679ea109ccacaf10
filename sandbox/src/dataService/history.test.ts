import type { GetHistoryReply } from '@wallet-kit/clients/data-service/types'
import { getHistoryReplySchema } from '@wallet-kit/clients/data-service/validators'
import { createWalletClient, formatUnits, type Hex, http, parseEther, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { collectibleAbi, tokenAbi } from '../contracts/abis.ts'
import { expectContract } from '../testSupport/expectContract.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

async function getPage(address: string, query = ''): Promise<GetHistoryReply> {
  const response = await sandbox.get(
    `/data-service/v1/account/${address}/history?projectId=test&st=appkit&sv=test-1${query}`,
  )
  expect(response.status).toBe(200)
  const page = (await response.json()) as GetHistoryReply
  expectContract(getHistoryReplySchema, page)
  return page
}

async function getAll(address: string, query = '') {
  const items = []
  for (let next: string | null | undefined = ''; next !== null && next !== undefined; ) {
    const page = await getPage(address, `${query}${next && `&cursor=${next}`}`)
    items.push(...page.data)
    next = page.next
  }
  return items
}

/** Alice's wallet on the first chain. */
async function aliceOn(chainIndex: number) {
  const description = await sandbox.describe()
  const chain = evmChainsOf(description)[chainIndex]
  const [alice, bob] = description.accounts.eip155
  if (!chain || !alice || !bob) throw new Error('there are no chains or no accounts')
  const wallet = createWalletClient({
    account: privateKeyToAccount(alice.secret as Hex),
    transport: http(chain.rpcUrl),
    pollingInterval: 50,
  }).extend(publicActions)
  const node = (method: string, params: unknown[] = []) =>
    fetch(chain.directRpcUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  const token = (symbol: string) => chain.tokens.find((each) => each.symbol === symbol)?.address as Hex
  return { chain, wallet, alice: alice.address as Hex, bob: bob.address as Hex, node, token }
}

test('every account has a history of months, newest first, page by page', async () => {
  const { accounts } = await sandbox.describe()
  const statuses = new Set<string>()
  for (const { address, name } of accounts.eip155.slice(0, 3)) {
    const items = await getAll(address, '&chainId=eip155:1')
    expect([name, items.length > 50]).toEqual([name, true])
    const times = items.map(({ metadata }) => Date.parse(metadata.minedAt))
    expect(times).toEqual([...times].sort((left, right) => right - left))
    expect((times[0] ?? 0) - (times.at(-1) ?? 0)).toBeGreaterThan(100 * 86_400_000)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ metadata }) => metadata.chain))).toEqual(new Set(['eip155:1']))
    for (const { metadata } of items) statuses.add(metadata.status)
  }
  expect(statuses).toEqual(new Set(['confirmed', 'failed']))
  expect(await getPage(accounts.eip155[9]?.address ?? '')).toEqual({ data: [], next: null })
})

test('the transfers of a token add up to the balance', async () => {
  const { accounts, chains } = await sandbox.describe()
  const [{ address = '', seededBalances = {} } = {}] = accounts.eip155
  const items = await getAll(address, '&chainId=eip155:1')
  const usdc = chains[0]?.tokens.find(({ symbol }) => symbol === 'USDC')
  const moved = items
    .flatMap(({ transfers }) => transfers ?? [])
    .filter(({ fungible_info }) => fungible_info?.symbol === 'USDC')
    .map(({ direction, quantity }) => {
      const [whole = '0', fraction = ''] = quantity.numeric.split('.')
      const units = BigInt(`${whole}${fraction.padEnd(6, '0')}`)
      return direction === 'in' ? units : -units
    })
  const balance = moved.reduce((sum, units) => sum + units, 0n)
  expect(formatUnits(balance, 6)).toBe(seededBalances[`eip155:1/erc20:${usdc?.address}`])
})

test('without a network lists all EVM chains', async () => {
  const { accounts } = await sandbox.describe()
  const items = await getAll(accounts.eip155[0]?.address ?? '')
  expect(new Set(items.map(({ metadata }) => metadata.chain))).toEqual(new Set(['eip155:1', 'eip155:137']))
})

test('a token transfer appears for both sides', async () => {
  const { wallet, alice, bob, token } = await aliceOn(0)
  const hash = await wallet.writeContract({
    address: token('USDC'),
    abi: tokenAbi,
    functionName: 'transfer',
    args: [bob, 1_250_000n],
    chain: null,
  })
  await wallet.waitForTransactionReceipt({ hash })
  const [sent] = (await getPage(alice)).data
  expect(sent).toMatchObject({
    metadata: { operationType: 'send', hash, sentFrom: alice, sentTo: bob, status: 'confirmed' },
    transfers: [
      {
        fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: expect.stringContaining('/USDC') } },
        nft_info: null,
        direction: 'out',
        quantity: { numeric: '1.25' },
      },
    ],
  })
  expect(sent?.transfers?.[0]?.value).toBeCloseTo(1.25, 2)
  const [received] = (await getPage(bob)).data
  expect(received).toMatchObject({
    metadata: { operationType: 'receive', hash },
    transfers: [{ direction: 'in', quantity: { numeric: '1.25' } }],
  })
})

test('a transaction is pending until it is mined', async () => {
  const { wallet, alice, bob, node } = await aliceOn(0)
  await node('evm_setAutomine', [false])
  const hash = await wallet.sendTransaction({ to: bob, value: parseEther('0.1'), chain: null })
  const newest = async (account: Hex) => (await getPage(account)).data[0]
  for (const account of [alice, bob]) {
    expect(await newest(account)).toMatchObject({
      metadata: { hash, status: 'pending' },
      transfers: [{ quantity: { numeric: '0.1' } }],
    })
  }
  await node('evm_mine')
  expect(await newest(alice)).toMatchObject({
    metadata: { hash, status: 'confirmed', operationType: 'send' },
  })
  expect((await getAll(alice)).filter(({ metadata }) => metadata.hash === hash)).toHaveLength(1)
})

test('approvals, deployments, failures and replacements are distinguished', async () => {
  const { wallet, alice, bob, token } = await aliceOn(1)
  const typeOf = async (send: Promise<Hex>) => {
    const hash = await send
    await wallet.waitForTransactionReceipt({ hash })
    const [item] = (await getPage(alice, '&chainId=eip155:137')).data
    expect(item?.metadata.hash).toBe(hash)
    return [item?.metadata.operationType, item?.metadata.status]
  }
  const usdc = { address: token('USDC'), abi: tokenAbi, chain: null } as const
  const approve = wallet.writeContract({ ...usdc, functionName: 'approve', args: [bob, 5n] })
  expect(await typeOf(approve)).toEqual(['approve', 'confirmed'])
  const tooMuch = { ...usdc, functionName: 'transfer', args: [bob, 10n ** 30n], gas: 100_000n } as const
  expect(await typeOf(wallet.writeContract(tooMuch))).toEqual(['send', 'failed'])
  const deployment = wallet.sendTransaction({ data: '0x6001600c60003960016000f300', chain: null })
  expect(await typeOf(deployment)).toEqual(['deploy', 'confirmed'])
  const replacement = wallet.sendTransaction({ to: alice, value: 0n, chain: null })
  expect(await typeOf(replacement)).toEqual(['cancel', 'confirmed'])
})

test('wrapping a coin is a deposit of the coin for the token, unwrapping a withdrawal', async () => {
  const { wallet, alice, token } = await aliceOn(0)
  const wrapped = token('WETH')
  const call = async (data: Hex, value = 0n) => {
    const hash = await wallet.sendTransaction({ to: wrapped, data, value, chain: null })
    await wallet.waitForTransactionReceipt({ hash })
    const [item] = (await getPage(alice)).data
    const moved = item?.transfers?.map((each) => [
      each.direction,
      each.fungible_info?.symbol,
      each.quantity.numeric,
    ])
    return [item?.metadata.operationType, ...(moved ?? [])]
  }
  expect(await call('0xd0e30db0', parseEther('0.75'))).toEqual([
    'deposit',
    ['out', 'ETH', '0.75'],
    ['in', 'WETH', '0.75'],
  ])
  const amount = parseEther('0.25').toString(16).padStart(64, '0')
  const withdrawal = await call(`0x2e1a7d4d${amount}`)
  expect(withdrawal).toEqual(['withdraw', ['in', 'ETH', '0.25'], ['out', 'WETH', '0.25']])
  const reply = await sandbox.get(
    `/data-service/v1/account/${alice}/balance?currency=usd&projectId=x&sv=test-1&chainId=eip155:1`,
  )
  const { balances } = (await reply.json()) as {
    balances: { symbol: string; quantity: { numeric: string } }[]
  }
  expect(balances.find(({ symbol }) => symbol === 'WETH')?.quantity.numeric).toBe('0.5')
})

test('NFTs have their names and images, and spam is marked', async () => {
  const { alice } = await aliceOn(0)
  const items = await getAll(alice, '&chainId=eip155:1')
  const nfts = items.flatMap(({ transfers }) => transfers ?? []).filter(({ nft_info }) => nft_info)
  expect(nfts.map(({ nft_info }) => nft_info?.name)).toContain('Harbour Light #1')
  const spam = nfts.filter(({ nft_info }) => nft_info?.flags?.is_spam)
  expect(spam.length).toBeGreaterThan(0)
  for (const { nft_info } of spam) expect(nft_info?.name).toMatch(/^Voucher #/)
  const image = await fetch(nfts[0]?.nft_info?.content?.preview?.url ?? '')
  expect(image.headers.get('content-type')).toBe('image/svg+xml')
})

test('a transferred NFT appears for its new owner', async () => {
  const { wallet, chain, alice, bob } = await aliceOn(0)
  const { address } = chain.collections.find(({ standard }) => standard === 'erc721') ?? {}
  const collection = address as Hex
  const owned = (await getAll(alice)).filter(({ transfers }) =>
    transfers?.some(({ nft_info, direction }) => direction === 'in' && nft_info?.name?.startsWith('Harbour')),
  )
  expect(owned.length).toBeGreaterThan(0)
  const tokenId = await findOwned(wallet, collection, alice)
  const hash = await wallet.writeContract({
    address: collection,
    abi: collectibleAbi,
    functionName: 'transferFrom',
    args: [alice, bob, tokenId],
    chain: null,
  })
  await wallet.waitForTransactionReceipt({ hash })
  expect((await getPage(bob)).data[0]).toMatchObject({
    metadata: { operationType: 'receive', hash },
    transfers: [
      { nft_info: { name: `Harbour Light #${tokenId}` }, direction: 'in', quantity: { numeric: '1' } },
    ],
  })
})

async function findOwned(
  wallet: Awaited<ReturnType<typeof aliceOn>>['wallet'],
  address: Hex,
  owner: Hex,
): Promise<bigint> {
  const abi = [
    {
      type: 'function',
      name: 'ownerOf',
      stateMutability: 'view',
      inputs: [{ type: 'uint256' }],
      outputs: [{ type: 'address' }],
    },
  ] as const
  for (let tokenId = 1n; tokenId <= 18n; tokenId += 1n) {
    const holder = await wallet.readContract({ address, abi, functionName: 'ownerOf', args: [tokenId] })
    if (holder === owner) return tokenId
  }
  throw new Error('the account owns none')
}

test('Solana’s history has SOL and tokens, and follows the chain', async () => {
  const { accounts, chains } = await sandbox.describe()
  const [{ address = '', seededBalances = {} } = {}] = accounts.solana
  const query = `&chainId=${solanaId}`
  const items = await getAll(address, query)
  expect(items.length).toBeGreaterThan(20)
  const symbols = items.flatMap(({ transfers }) => transfers?.map((each) => each.fungible_info?.symbol))
  expect(new Set(symbols)).toEqual(new Set(['SOL', 'USDC', 'PYUSD']))
  expect(Date.now() - Date.parse(items.at(-1)?.metadata.minedAt ?? '')).toBeGreaterThan(100 * 86_400_000)
  expect(Number(seededBalances[solanaId])).toBeGreaterThan(0)

  const rpcUrl = chains.find(({ namespace }) => namespace === 'solana')?.rpcUrl ?? ''
  const reply = await fetch(rpcUrl, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [address, 250_000_000] }),
  })
  const { result } = (await reply.json()) as { result: string }
  expect((await getPage(address, query)).data[0]).toMatchObject({
    metadata: { hash: result, operationType: 'receive', sentTo: address, chain: solanaId, nonce: 0 },
    transfers: [{ fungible_info: { symbol: 'SOL' }, direction: 'in', quantity: { numeric: '0.25' } }],
  })
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect((await getPage(address, query)).data[0]?.id).toBe(items[0]?.id)
})

test.each([
  ['cursor=%25', 'cursor'],
  [`cursor=${Buffer.from('[1,2]').toString('base64url')}`, 'cursor'],
  ['chainId=eip155:5', 'chainId'],
  ['onramp=other', 'provider'],
  [`onramp=coinbase&chainId=${solanaId}`, 'address'],
  [`chainId=${solanaId}`, 'address'],
])('a request with %s is refused for %s', async (query, field) => {
  const { alice } = await aliceOn(0)
  const response = await sandbox.get(`/data-service/v1/account/${alice}/history?projectId=test&${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field }] })
})
