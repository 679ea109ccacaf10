// @vitest-environment happy-dom
import { getNftsHandler } from '@wallet-kit/clients/nft-service/handlers'
import type { Nft as ServiceNft, NftPage as ServicePage } from '@wallet-kit/clients/nft-service/types'
import { describe, expect, it } from 'vitest'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { onServices } from '../../test/onServices.test.helper.ts'
import {
  createTestKit,
  ethereum,
  firstAddress,
  firstSolanaAddress,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { getNfts } from './getNfts.ts'
import { nftsInfiniteQueryOptions } from './nftsQueryOptions.ts'

const baseUrl = 'http://localhost:3000/nfts'
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const services = { walletDirectory: false, dataService: false, nftService: baseUrl, relay: false } as const

const nft = (change: Partial<ServiceNft> = {}): ServiceNft => ({
  chainId: 'eip155:1',
  contract: `eip155:1:${contract}`,
  tokenId: '7',
  standard: 'erc721',
  quantity: '1',
  collection: { name: 'Lighthouses', imageUrl: null },
  name: 'Lighthouse 7',
  description: 'A lighthouse at dusk.',
  image: { url: `${baseUrl}/7.svg`, contentType: 'image/svg+xml' },
  isSpam: false,
  ...change,
})

/** Answers with pages that are found by their cursor. */
function serve(...pages: readonly (readonly ServiceNft[])[]) {
  return onServices(
    getNftsHandler({
      baseUrl,
      reply({ url }): ServicePage {
        const index = Number(new URL(url).searchParams.get('cursor'))
        return {
          data: [...(pages[index] ?? [])],
          next: index + 1 < pages.length ? `${index + 1}` : null,
        }
      },
    }),
  )
}

const read = (options: object = {}) =>
  getNfts(createTestKit({ services, ...options }), { address: firstAddress })

describe('the NFTs of an account', () => {
  it('are read on all networks of the family, with names, collection and image', async () => {
    const { requests } = serve([nft(), nft({ standard: 'erc1155', tokenId: '8', quantity: '12' })])
    const { items, next } = await read()
    expect(next).toBeUndefined()
    expect(items).toEqual([
      {
        caipNetworkId: 'eip155:1',
        contract,
        tokenId: '7',
        standard: 'erc721',
        quantity: 1n,
        name: 'Lighthouse 7',
        collection: 'Lighthouses',
        description: 'A lighthouse at dusk.',
        imageUrl: `${baseUrl}/7.svg`,
        isSpam: false,
      },
      expect.objectContaining({ standard: 'erc1155', quantity: 12n }),
    ])
    expect(requests).toHaveLength(1)
    expect(requests[0]?.pathname).toBe(`/nfts/v1/account/${firstAddress.toLowerCase()}/nfts`)
    expect(requests[0]?.searchParams.get('projectId')).toBe('test')
    expect(requests[0]?.searchParams.has('chainId')).toBe(false)
  })

  it('are those of the only network, where one is offered', async () => {
    const { requests } = serve([nft()])
    await read({ networks: [ethereum] })
    expect(requests[0]?.searchParams.get('chainId')).toBe('eip155:1')
  })

  it('are read on Solana, where each has a mint of its own', async () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    serve([
      nft({ chainId, contract: `${chainId}:${firstSolanaAddress}`, tokenId: null, standard: 'token2022' }),
    ])
    const kit = createTestKit({ services, ...twoFamilies })
    const { items } = await getNfts(kit, { address: firstSolanaAddress, namespace: 'solana' })
    expect(items).toEqual([expect.objectContaining({ contract: firstSolanaAddress, standard: 'token2022' })])
    expect(items[0]).not.toHaveProperty('tokenId')
  })

  it('continue where a page holds nothing of the offered networks', async () => {
    const foreign = nft({ chainId: 'eip155:56', contract: `eip155:56:${contract}` })
    const { requests } = serve([foreign], [foreign], [nft()], [nft({ tokenId: '9' })])
    const { items, next } = await read()
    expect(items.map(({ tokenId }) => tokenId)).toEqual(['7'])
    expect(next).toBe('3')
    expect(requests).toHaveLength(3)
  })

  it('end where a cursor refers to its own page', async () => {
    onServices(getNftsHandler({ baseUrl, reply: { data: [nft()], next: 'again' } }))
    const kit = createTestKit({ services })
    const first = await getNfts(kit, { address: firstAddress })
    expect(first.next).toBe('again')
    expect((await getNfts(kit, { address: firstAddress, cursor: 'again' })).next).toBeUndefined()
  })

  it('are cached by pages for equal accounts, however the address is written', async () => {
    const { requests } = serve([nft()], [nft({ tokenId: '8' })])
    const kit = createTestKit({ services })
    const options = nftsInfiniteQueryOptions(kit, { address: firstAddress, namespace: 'eip155' })
    const pages = { ...options, pages: 2 }
    await getQueryClient(kit).fetchInfiniteQuery(pages)
    const lower = nftsInfiniteQueryOptions(kit, { address: firstAddress.toLowerCase(), namespace: 'eip155' })
    expect(lower.queryKey).toEqual(options.queryKey)
    await getQueryClient(kit).fetchInfiniteQuery({ ...lower, pages: 2 })
    expect(requests).toHaveLength(2)
  })
})

describe('what strangers chose', () => {
  // T7, T14
  it.each<[string, Partial<ServiceNft>, object]>([
    ['a reordered name', { name: '\u202eesuohthgil' }, { name: 'esuohthgil' }],
    ['no name', { name: null }, { name: '#7' }],
    ['a link as name', { name: 'Claim at https://drop.example' }, { isSpam: true }],
    ['an offer as collection', { collection: { name: 'Free airdrop' } }, { isSpam: true }],
    ['the service’s judgement', { isSpam: true }, { isSpam: true }],
  ])('with %s is %o', async (_, change, expected) => {
    serve([nft(change)])
    expect((await read()).items[0]).toMatchObject(expected)
  })

  // T15, T27
  it.each([
    'https://tracker.test/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'ipfs://bafy/1.png',
  ])('the image %s is not shown', async (url) => {
    serve([nft({ image: { url } })])
    expect((await read()).items[0]).not.toHaveProperty('imageUrl')
  })

  // T21
  it.each<[string, Partial<ServiceNft>]>([
    ['none is held', { quantity: '0' }],
    ['its contract is on another network', { contract: `eip155:137:${contract}` }],
    ['its contract is no address', { contract: 'eip155:1:lighthouse' }],
    ['its network is not offered', { chainId: 'eip155:56', contract: `eip155:56:${contract}` }],
  ])('an NFT is left out when %s', async (_, change) => {
    serve([nft(change)])
    expect((await read()).items).toEqual([])
  })
})

describe('without NFTs', () => {
  it('of an account, there is nothing to read', async () => {
    await expect(getNfts(createTestKit({ services }))).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  it.each([false, undefined] as const)('the service %s is not requested', async (nftService) => {
    const { requests } = onServices()
    const reading = read({ services: { ...services, nftService } })
    await expect(reading).rejects.toMatchObject({
      code: 'NFTS_UNAVAILABLE',
      cause: { code: 'SERVICE_DISABLED' },
    })
    expect(requests).toEqual([])
  })

  // F1
  it('of a service that is down, the error says so', async () => {
    onServices(getNftsHandler({ baseUrl, fail: 503 }))
    await expect(read()).rejects.toMatchObject({ code: 'NFTS_UNAVAILABLE' })
  })

  it('of a network that the service does not support, the list is empty', async () => {
    onServices(getNftsHandler({ baseUrl, fail: 400 }))
    await expect(read({ networks: [ethereum] })).resolves.toEqual({ items: [] })
    await expect(read()).rejects.toMatchObject({ code: 'NFTS_UNAVAILABLE' })
  })

  it('of a family without networks, the list is empty', async () => {
    const kit = createTestKit({ services })
    await expect(getNfts(kit, { address: firstSolanaAddress, namespace: 'solana' })).resolves.toEqual({
      items: [],
    })
  })

  // F25
  it('of a kit that was destroyed, nothing is requested', async () => {
    const { requests } = serve([nft()])
    const kit = createTestKit({ services })
    kit.destroy()
    await expect(getNfts(kit, { address: firstAddress })).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(requests).toEqual([])
  })
})
