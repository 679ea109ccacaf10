import { address } from '@solana/kit'
import * as nftService from '@wallet-kit/clients/nft-service/client'
import type { Nft } from '@wallet-kit/clients/nft-service/types'
import { getNftsReply503Schema } from '@wallet-kit/clients/nft-service/validators'
import { createWalletClient, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { editionsAbi } from '../contracts/abis.ts'
import { findMetaplexMetadata } from '../solana/metaplexMetadata.ts'
import { expectContract } from '../testSupport/expectContract.ts'
import { evmChainsOf, useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** All NFTs of an account, through the generated client. */
async function nftsOf(address: string, chainId?: string): Promise<readonly Nft[]> {
  const client = nftService.createClient({
    baseUrl: `${sandbox.origin}/nft-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })
  const { data, next } = await nftService.getNfts(client, {
    path: { address },
    query: { ...(chainId && { chainId }) },
  })
  expect(next).toBeNull()
  return data
}

test('lists the NFTs of all EVM chains, as their contracts have them', async () => {
  const description = await sandbox.describe()
  const [alice] = description.accounts.eip155
  const nfts = await nftsOf(alice?.address ?? '')
  expect(new Set(nfts.map(({ standard }) => standard))).toEqual(new Set(['erc721', 'erc1155']))
  expect(new Set(nfts.map(({ chainId }) => chainId))).toEqual(new Set(['eip155:1', 'eip155:137']))
  const collections = evmChainsOf(description).flatMap((chain) => chain.collections)
  for (const { contract, collection, isSpam } of nfts) {
    const described = collections.find((each) => contract === `${each.caipNetworkId}:${each.address}`)
    expect([collection?.name, isSpam]).toEqual([described?.name, described?.isSpam])
  }
  expect(nfts.some(({ isSpam }) => isSpam)).toBe(true)
  expect(await nftsOf(alice?.address ?? '', 'eip155:137')).toEqual(
    nfts.filter(({ chainId }) => chainId === 'eip155:137'),
  )
  expect(await nftsOf(description.accounts.eip155[9]?.address ?? '')).toEqual([])
})

test('images and the metadata behind token URIs are served', async () => {
  const description = await sandbox.describe()
  const [alice] = description.accounts.eip155
  const nfts = await nftsOf(alice?.address ?? '', 'eip155:1')
  for (const { image, collection } of nfts) {
    for (const url of [image?.url, collection?.imageUrl]) {
      const response = await fetch(url ?? '')
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg /)
    }
  }
  const edition = nfts.find(({ standard }) => standard === 'erc1155')
  const wallet = createWalletClient({ transport: http(evmChainsOf(description)[0]?.rpcUrl) }).extend(
    publicActions,
  )
  const uri = await wallet.readContract({
    address: edition?.contract.split(':')[2] as Hex,
    abi: editionsAbi,
    functionName: 'uri',
    args: [BigInt(edition?.tokenId ?? 0)],
  })
  const id = BigInt(edition?.tokenId ?? 0)
    .toString(16)
    .padStart(64, '0')
  const metadata = await (await fetch(uri.replace('{id}', id))).json()
  expect(metadata).toEqual({
    name: edition?.name,
    description: edition?.description,
    image: edition?.image?.url,
    collection: edition?.collection?.name,
  })
})

test('copies that were sent away are no longer listed', async () => {
  const { accounts, chains } = await sandbox.describe()
  const [alice, bob] = accounts.eip155
  const rpcUrl = chains[0]?.rpcUrl
  const find = (list: readonly Nft[], nft: Nft | undefined) =>
    list.find(({ contract, tokenId }) => contract === nft?.contract && tokenId === nft?.tokenId)
  const edition = (await nftsOf(alice?.address ?? '', 'eip155:1')).find(
    ({ standard }) => standard === 'erc1155',
  )
  const before = BigInt(find(await nftsOf(bob?.address ?? '', 'eip155:1'), edition)?.quantity ?? 0)
  const wallet = createWalletClient({
    account: privateKeyToAccount(alice?.secret as Hex),
    transport: http(rpcUrl),
    pollingInterval: 50,
  }).extend(publicActions)
  const hash = await wallet.writeContract({
    address: edition?.contract.split(':')[2] as Hex,
    abi: editionsAbi,
    functionName: 'safeTransferFrom',
    args: [
      alice?.address as Hex,
      bob?.address as Hex,
      BigInt(edition?.tokenId ?? 0),
      BigInt(edition?.quantity ?? 0),
      '0x',
    ],
    chain: null,
  })
  await wallet.waitForTransactionReceipt({ hash })
  expect(find(await nftsOf(alice?.address ?? '', 'eip155:1'), edition)).toBeUndefined()
  const [newest] = await nftsOf(bob?.address ?? '', 'eip155:1')
  expect(newest).toMatchObject({
    contract: edition?.contract,
    quantity: `${before + BigInt(edition?.quantity ?? 0)}`,
  })
})

test('on Solana each NFT is a mint with metadata of its own: of Token-2022, or in an account of Metaplex’s', async () => {
  const { accounts, chains } = await sandbox.describe()
  const [alice] = accounts.solana
  const nfts = await nftsOf(alice?.address ?? '')
  expect(nfts.map(({ standard }) => standard).sort()).toEqual([
    'metaplex',
    'token2022',
    'token2022',
    'token2022',
  ])
  expect(nfts.filter(({ isSpam }) => isSpam)).toHaveLength(1)
  expect(nfts.map(({ tokenId, quantity, chainId }) => [tokenId, quantity, chainId])).toEqual(
    nfts.map(() => [null, '1', solanaId]),
  )
  const rpcUrl = chains.find(({ namespace }) => namespace === 'solana')?.rpcUrl ?? ''
  for (const { standard, contract, name, image } of nfts) {
    const mint = address(contract.split(':')[2] ?? '')
    const place = standard === 'metaplex' ? await findMetaplexMetadata(mint) : mint
    const data = await accountData(rpcUrl, place)
    const uri = /http:\/\/[\w.:/-]+/.exec(data)?.[0]
    expect(data).toContain(name)
    expect(await (await fetch(uri ?? '')).json()).toMatchObject({ name, image: image?.url })
  }
})

/** The bytes of an account as a node has them. */
async function accountData(rpcUrl: string, place: string): Promise<string> {
  const params = [place, { encoding: 'base64' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params })
  const { result } = (await (await fetch(rpcUrl, { method: 'POST', body })).json()) as {
    result: { value: { data: [string] } }
  }
  return Buffer.from(result.value.data[0], 'base64').toString('latin1')
}

test.each([
  ['chainId=eip155:5', 'chainId'],
  ['chainId=solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'address'],
  ['cursor=abc', 'cursor'],
])('a request with %s is refused for %s', async (query, field) => {
  const address = '0x1234567890123456789012345678901234567890'
  const response = await sandbox.get(`/nft-service/v1/account/${address}/nfts?projectId=test&${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field }] })
})

test('faults apply by operation', async () => {
  await sandbox.setFaults({ nftService: { mode: 'status', status: 503, operation: 'getNfts' } })
  const { accounts } = await sandbox.describe()
  const response = await sandbox.get(
    `/nft-service/v1/account/${accounts.eip155[0]?.address}/nfts?projectId=test`,
  )
  expect(response.status).toBe(503)
  expectContract(getNftsReply503Schema, await response.json())
})
