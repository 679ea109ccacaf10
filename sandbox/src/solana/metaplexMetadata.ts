import {
  type Address,
  addEncoderSizePrefix,
  address,
  fixEncoderSize,
  getAddressEncoder,
  getBooleanEncoder,
  getOptionEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getUtf8Encoder,
} from '@solana/kit'
import type { ProgramAccount } from './tokenAccounts.ts'
import { metadataDecoder, type TokenMetadata } from './tokenMetadata.ts'

/** Metaplex's token metadata program. npm has no copy of it; the sandbox has accounts of its layout. */
export const metaplexProgramAddress = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

export interface EncodeMetaplexMetadataParameters extends TokenMetadata {
  readonly mint: Address
  readonly updateAuthority: Address
}

/** First byte of the account: its kind, `MetadataV1`. */
const metadataV1 = 4
const nonFungible = 0

const padded = (bytes: number) =>
  addEncoderSizePrefix(fixEncoderSize(getUtf8Encoder(), bytes), getU32Encoder())
const option = () => getOptionEncoder(getU8Encoder())

/** Borsh, in the order of the program's `Metadata`. Texts are padded with zeros to their longest. */
const encoder = getStructEncoder([
  ['key', getU8Encoder()],
  ['updateAuthority', getAddressEncoder()],
  ['mint', getAddressEncoder()],
  ['name', padded(32)],
  ['symbol', padded(10)],
  ['uri', padded(200)],
  ['sellerFeeBasisPoints', getU16Encoder()],
  ['creators', option()],
  ['primarySaleHappened', getBooleanEncoder()],
  ['isMutable', getBooleanEncoder()],
  ['editionNonce', option()],
  ['tokenStandard', option()],
  ['collection', option()],
  ['uses', option()],
  ['collectionDetails', option()],
  ['programmableConfig', option()],
])

/** Address of a mint's metadata account. */
export async function findMetaplexMetadata(mint: Address): Promise<Address> {
  const { encode } = getAddressEncoder()
  const seeds = ['metadata', encode(metaplexProgramAddress), encode(mint)]
  const [place] = await getProgramDerivedAddress({ programAddress: metaplexProgramAddress, seeds })
  return place
}

/** Encodes the metadata account of an NFT without creators, royalties and collection mint. */
export function encodeMetaplexMetadata(parameters: EncodeMetaplexMetadataParameters): Uint8Array {
  const bytes = encoder.encode({
    ...parameters,
    key: metadataV1,
    sellerFeeBasisPoints: 0,
    creators: null,
    primarySaleHappened: true,
    isMutable: false,
    editionNonce: null,
    tokenStandard: nonFungible,
    collection: null,
    uses: null,
    collectionDetails: null,
    programmableConfig: null,
  })
  return new Uint8Array(bytes)
}

/** Decodes the metadata account of a mint; undefined for any other account. */
export function decodeMetaplexMetadata(
  { programAddress, data }: ProgramAccount,
  mint: Address,
): TokenMetadata | undefined {
  if (programAddress !== metaplexProgramAddress || data[0] !== metadataV1) return undefined
  // After the kind.
  const { name, symbol, uri, ...account } = metadataDecoder.decode(data, 1)
  return account.mint === mint ? { name, symbol, uri } : undefined
}
