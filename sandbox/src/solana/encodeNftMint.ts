import { type Address, getAddressEncoder } from '@solana/kit'
import { getMintEncoder } from '@solana-program/token'

export interface EncodeNftMintParameters {
  readonly mint: Address
  readonly name: string
  readonly symbol: string
  /** URL of the JSON metadata. */
  readonly uri: string
}

const mintLength = 82
/** Mints with extensions are padded to the length of a token account, so that the account type has one place. */
const paddedLength = 165
const accountTypeMint = 1
const metadataPointer = 18
const tokenMetadata = 19
const noAddress = new Uint8Array(32)

/**
 * Encodes a Token-2022 mint of an NFT: supply 1, no decimals, no authorities, and metadata in the mint itself (extensions
 * MetadataPointer and TokenMetadata).
 */
export function encodeNftMint({ mint, name, symbol, uri }: EncodeNftMintParameters): Uint8Array {
  const fixedPart = getMintEncoder().encode({
    mintAuthority: null,
    supply: 1n,
    decimals: 0,
    isInitialized: true,
    freezeAuthority: null,
  })
  const self = new Uint8Array(getAddressEncoder().encode(mint))
  const pointer = new Uint8Array([...noAddress, ...self])
  const metadata = new Uint8Array([
    ...noAddress,
    ...self,
    ...[name, symbol, uri].flatMap((text) => [...encodeText(text)]),
    // No additional fields.
    ...littleEndian(0, 4),
  ])
  return new Uint8Array([
    ...new Uint8Array(fixedPart),
    ...new Uint8Array(paddedLength - mintLength),
    accountTypeMint,
    ...encodeExtension(metadataPointer, pointer),
    ...encodeExtension(tokenMetadata, metadata),
  ])
}

function encodeExtension(type: number, data: Uint8Array): Uint8Array {
  return new Uint8Array([...littleEndian(type, 2), ...littleEndian(data.length, 2), ...data])
}

function encodeText(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  return new Uint8Array([...littleEndian(bytes.length, 4), ...bytes])
}

function littleEndian(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => (value >> (8 * index)) & 0xff)
}
