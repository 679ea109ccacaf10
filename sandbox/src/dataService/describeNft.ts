import { isAddress } from '@solana/kit'
import { collectiblesPath, describeCollectible } from '../collectibles/collections.ts'
import type { SolanaCollection } from '../collectibles/solanaCollectibles.ts'
import type { IndexedNft } from '../indexer/createIndexStore.ts'
import type { ListedTokensContext } from './listedTokens.ts'

/** Metadata of an NFT. Everything is undefined for collections that are not the sandbox's. */
export interface NftDescription {
  readonly name: string | undefined
  /** Of an NFT on Solana. */
  readonly standard: SolanaCollection['standard'] | undefined
  readonly description: string | undefined
  readonly collectionName: string | undefined
  /** Paths below the sandbox's origin. */
  readonly imagePath: string | undefined
  readonly collectionImagePath: string | undefined
  readonly isSpam: boolean
}

/** Describes an NFT by its contract and token id, or on Solana by the metadata that its mint has on the chain. */
export function describeNft(context: ListedTokensContext, chain: string, nft: IndexedNft): NftDescription {
  const { slug, tokenId, name, standard } = findPlace(context, chain, nft)
  const described = slug === undefined ? undefined : describeCollectible(slug, tokenId)
  return {
    name: name ?? described?.name,
    standard,
    description: described?.description,
    collectionName: described?.collection.name,
    imagePath: described?.imagePath,
    collectionImagePath: described && `${collectiblesPath}/${slug}/collection/image.svg`,
    isSpam: described?.collection.isSpam ?? false,
  }
}

interface Place {
  readonly slug: string | undefined
  readonly tokenId: string
  readonly name?: string
  readonly standard?: SolanaCollection['standard']
}

function findPlace(
  { chains, solana }: ListedTokensContext,
  chain: string,
  { standard, contract, tokenId }: IndexedNft,
): Place {
  if (standard === 'splNft') {
    const metadata = isAddress(contract) ? solana.getNftMetadata(contract) : undefined
    // The JSON that the URI names, where it is one of the sandbox's own.
    const [, slug, id = ''] = ownMetadata.exec(metadata?.uri ?? '') ?? []
    return { slug, tokenId: id, ...(metadata && { name: metadata.name, standard: metadata.standard }) }
  }
  const collections = chains.find(({ caipNetworkId }) => caipNetworkId === chain)?.definition.collections
  const found = collections?.find(({ address }) => address.toLowerCase() === contract)
  return { slug: found?.slug, tokenId }
}

const ownMetadata = new RegExp(`${collectiblesPath}/([a-z-]+)/(\\d+)$`)
