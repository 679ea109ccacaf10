import { createHash } from 'node:crypto'
import { type Address, address, getBase58Decoder } from '@solana/kit'
import { accountNames } from '../chains/createDevAccounts.ts'
import { emptyAccountIndex } from '../chains/seeding/seedBalance.ts'

/** A collection of NFTs on Solana. */
export interface SolanaCollection {
  readonly name: string
  readonly slug: string
  readonly standard: 'token2022' | 'metaplex'
  readonly isSpam: boolean
}

/** An NFT that exists from the start: a mint with a supply of one, and metadata in it or in an account of Metaplex's. */
export interface SolanaCollectible {
  readonly collection: SolanaCollection
  readonly tokenId: string
  readonly mint: Address
  /** Index of the account that holds it. */
  readonly accountIndex: number
}

const [glassFloats, seaGlass, vouchers] = [
  { name: 'Glass Floats', slug: 'glass-floats', standard: 'token2022', isSpam: false },
  { name: 'Sea Glass', slug: 'sea-glass', standard: 'metaplex', isSpam: false },
  { name: 'Claim at sol-drop.example', slug: 'solana-vouchers', standard: 'token2022', isSpam: true },
] as const satisfies readonly SolanaCollection[]

export const solanaCollections: readonly SolanaCollection[] = [glassFloats, seaGlass, vouchers]

/** Two of the first collection and one of each other for every account but the empty one. */
export const solanaCollectibles: readonly SolanaCollectible[] = accountNames.flatMap((_, accountIndex) => {
  if (accountIndex === emptyAccountIndex) return []
  const first = accountIndex * 2 + 1
  return [
    { collection: glassFloats, tokenId: `${first}` },
    { collection: glassFloats, tokenId: `${first + 1}` },
    { collection: seaGlass, tokenId: `${accountIndex + 1}` },
    { collection: vouchers, tokenId: `${accountIndex + 1}` },
  ].map((each) => ({ ...each, accountIndex, mint: mintOf(each.collection.slug, each.tokenId) }))
})

/** Any 32 bytes are an address; a mint needs no key. */
function mintOf(slug: string, tokenId: string): Address {
  const bytes = createHash('sha256').update(`sandbox/${slug}/${tokenId}`).digest()
  return address(getBase58Decoder().decode(new Uint8Array(bytes)))
}
