import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** A non-fungible or semi-fungible token that an account holds. Names and descriptions are strangers' claims, cleaned. */
export interface Nft {
  readonly caipNetworkId: CaipNetworkId
  /** Contract; on Solana the token's own mint. */
  readonly contract: string
  /** Decimal digits. Absent on Solana. */
  readonly tokenId?: string
  readonly standard: 'erc721' | 'erc1155' | 'token2022' | 'metaplex'
  /** Copies that the account holds; `1n` unless the standard is ERC-1155. */
  readonly quantity: bigint
  /** A token that states none is named by its id or its mint. */
  readonly name: DisplayName
  readonly collection?: DisplayName
  readonly description?: DisplayName
  /** On one of the kit's own services. */
  readonly imageUrl?: string
  /** The service considers it spam, or its name carries a link or an offer. */
  readonly isSpam: boolean
}

/** Part of an account's NFTs, most recently received first. */
export interface NftPage {
  readonly items: readonly Nft[]
  /** Cursor of the next page. Absent on the last one. */
  readonly next?: string
}
