import { sandboxChains } from '../chains/sandboxChains.ts'
import { solanaCollections } from './solanaCollectibles.ts'

/** A collection, on any chain. */
export interface Collection {
  readonly slug: string
  readonly name: string
  readonly isSpam: boolean
}

const collections: ReadonlyMap<string, Collection> = new Map(
  [...sandboxChains.flatMap((chain) => chain.collections), ...solanaCollections].map((collection) => [
    collection.slug,
    collection,
  ]),
)

/** Names and descriptions of a collection's items. */
const items: ReadonlyMap<string, { readonly item: string; readonly description: string }> = new Map([
  ['harbour-lights', { item: 'Harbour Light', description: 'A lamp of the harbour wall at dusk.' }],
  ['paper-boats', { item: 'Paper Boat', description: 'Folded in a rainy afternoon. One of an edition.' }],
  ['tide-tables', { item: 'Tide Table', description: 'High and low water, hour by hour.' }],
  ['glass-floats', { item: 'Glass Float', description: 'A float of a fishing net, found on a beach.' }],
  ['sea-glass', { item: 'Sea Glass', description: 'Green once, ground smooth by forty tides.' }],
  ['vouchers', { item: 'Voucher', description: 'Visit https://nft-drop.example to claim your reward!' }],
  [
    'solana-vouchers',
    { item: 'Airdrop ticket', description: 'Claim at https://sol-drop.example within 24 hours!' },
  ],
])

/** Metadata of an NFT. */
export interface CollectibleDescription {
  readonly name: string
  readonly description: string
  readonly collection: Collection
  /** Path of its image below the sandbox's origin. */
  readonly imagePath: string
}

/** Path of the folder of all metadata and images. */
export const collectiblesPath = '/collectibles'

/** Describes an NFT; undefined for an unknown collection. */
export function describeCollectible(slug: string, tokenId: string): CollectibleDescription | undefined {
  const collection = collections.get(slug)
  const item = items.get(slug)
  if (!collection || !item) return undefined
  return {
    name: `${item.item} #${tokenId}`,
    description: item.description,
    collection,
    imagePath: `${collectiblesPath}/${slug}/${tokenId}/image.svg`,
  }
}

export function findCollection(slug: string): Collection | undefined {
  return collections.get(slug)
}
