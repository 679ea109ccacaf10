import { describeCollectible } from '../collectibles/collections.ts'
import type { IndexedNft } from '../indexer/createIndexStore.ts'
import { findSolanaCollectible } from '../solana/solanaCollectibles.ts'
import type { ListedTokensContext } from './listedTokens.ts'

/** What the service knows about an NFT. Everything is undefined for collections that are not the sandbox's. */
export interface NftDescription {
  readonly name: string | undefined
  readonly description: string | undefined
  readonly collectionName: string | undefined
  /** Paths below the sandbox's origin. */
  readonly imagePath: string | undefined
  readonly collectionImagePath: string | undefined
  readonly isSpam: boolean
}

/** Describes an NFT by its contract and token id, or on Solana by its mint. */
export function describeNft({ chains }: ListedTokensContext, chain: string, nft: IndexedNft): NftDescription {
  const { slug, tokenId } = findPlace(chains, chain, nft)
  const described = slug === undefined ? undefined : describeCollectible(slug, tokenId)
  return {
    name: described?.name,
    description: described?.description,
    collectionName: described?.collection.name,
    imagePath: described?.imagePath,
    collectionImagePath: described && `/collectibles/${slug}/collection/image.svg`,
    isSpam: described?.collection.isSpam ?? false,
  }
}

function findPlace(
  chains: ListedTokensContext['chains'],
  chain: string,
  { standard, contract, tokenId }: IndexedNft,
) {
  if (standard === 'splNft') {
    const found = findSolanaCollectible(contract)
    return { slug: found?.collection.slug, tokenId: found?.tokenId ?? '' }
  }
  const collections = chains.find(({ caipNetworkId }) => caipNetworkId === chain)?.definition.collections
  const found = collections?.find(({ address }) => address.toLowerCase() === contract)
  return { slug: found?.slug, tokenId }
}
