import { createKeyPairSignerFromBytes, createSolanaRpc, getBase58Encoder } from '@solana/kit'
import { createPublicClient, formatEther, formatUnits, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('lists three chains with working RPC URLs', async () => {
  const description = await sandbox.describe()
  expect(description.chains.map(({ namespace, caipNetworkId }) => [namespace, caipNetworkId])).toEqual([
    ['eip155', 'eip155:1'],
    ['eip155', 'eip155:137'],
    ['solana', solanaId],
  ])
  expect(description.chains.map(({ isRunning }) => isRunning)).toEqual([true, true, true])
  expect(description.chains[2]).toMatchObject({
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrl: `${sandbox.origin}/rpc/solana`,
    webSocketUrl: `${sandbox.origin.replace('http', 'ws')}/rpc/solana`,
  })
  for (const { chainId, rpcUrl } of evmChainsOf(description)) {
    expect(await createPublicClient({ transport: http(rpcUrl) }).getChainId()).toBe(chainId)
  }
})

test('EVM accounts have the keys of their addresses and the balances of the chain', async () => {
  const description = await sandbox.describe()
  const { eip155: accounts } = description.accounts
  expect(accounts.map(({ name }) => name).slice(0, 2)).toEqual(['Alice', 'Bob'])
  for (const { address, secret } of accounts) {
    expect(privateKeyToAddress(secret as `0x${string}`)).toBe(address)
  }
  const [alice] = accounts
  for (const { caipNetworkId, rpcUrl } of evmChainsOf(description)) {
    const client = createPublicClient({ transport: http(rpcUrl) })
    const balance = await client.getBalance({ address: alice?.address as `0x${string}` })
    expect(formatEther(balance)).toBe(alice?.seededBalances[caipNetworkId])
  }
})

test('Solana accounts have the keys of their addresses and the balances of the chain', async () => {
  const { accounts, chains } = await sandbox.describe()
  const chain = chains.find(({ namespace }) => namespace === 'solana')
  if (chain?.namespace !== 'solana') throw new Error('there is no Solana chain')
  expect(accounts.solana.map(({ name }) => name)).toEqual(accounts.eip155.map(({ name }) => name))
  const rpc = createSolanaRpc(chain.rpcUrl)
  for (const { address, secret, seededBalances } of accounts.solana) {
    const signer = await createKeyPairSignerFromBytes(getBase58Encoder().encode(secret))
    expect(signer.address).toBe(address)
    const { value } = await rpc.getBalance(signer.address).send()
    expect(formatUnits(value, 9)).toBe(seededBalances[solanaId])
    for (const { mint, decimals } of chain.tokens) {
      const held = await rpc
        .getTokenAccountsByOwner(signer.address, { mint: mint as never }, { encoding: 'jsonParsed' })
        .send()
      const amount = BigInt(held.value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
      expect(formatUnits(amount, decimals)).toBe(seededBalances[`${solanaId}/token:${mint}`])
    }
  }
})

test('names what accounts can do: tokens, NFTs, the exchange and the checkout page', async () => {
  const { chains, services } = await sandbox.describe()
  for (const { caipNetworkId, tokens, collections } of chains) {
    expect(tokens.map((token) => token.symbol)).toContain('USDC')
    for (const each of [...tokens, ...collections]) expect(each.caipNetworkId).toBe(caipNetworkId)
    expect(collections.length).toBeGreaterThan(0)
  }
  for (const chain of chains) {
    if (chain.namespace === 'solana') {
      for (const { address, mint } of chain.tokens) expect(address).toBe(mint)
      continue
    }
    const client = createPublicClient({ transport: http(chain.rpcUrl) })
    const { router, factory } = chain.exchange
    const contracts = [router, factory, ...chain.tokens.map(({ address }) => address)]
    for (const address of [...contracts, ...chain.collections.map((collection) => `${collection.address}`)]) {
      const code = await client.getCode({ address: address as `0x${string}` })
      expect([address, (code?.length ?? 0) > 1_000]).toEqual([address, true])
    }
  }
  const page = await fetch(`${services.checkout}?walletAddress=0x1234567890123456789012345678901234567890`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('every operation of the services has a name for faults', async () => {
  const { services } = (await sandbox.describe()).faults
  expect(services).toMatchObject({
    nftService: ['getNfts'],
    collectibles: ['getCollectible', 'getCollectibleImage'],
    checkout: ['getCheckout', 'pay'],
  })
  expect(services.dataService).toEqual(
    expect.arrayContaining([
      'getHistory',
      'getSwapQuotes',
      'getOnrampQuote',
      'revokeSmartSession',
      'registerName',
    ]),
  )
  await sandbox.setFaults({ dataService: { mode: 'status', status: 503, operation: 'lookupName' } })
  const path = '/data-service/v1/profile'
  expect((await sandbox.get(`${path}/account/alice.reown.id?projectId=x&apiVersion=2`)).status).toBe(503)
  expect((await sandbox.get(`${path}/suggestions/alice?projectId=x&zone=reown.id`)).status).toBe(200)
})
