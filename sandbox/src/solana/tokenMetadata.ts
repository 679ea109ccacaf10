import {
  type Address,
  addDecoderSizePrefix,
  getAddressDecoder,
  getAddressEncoder,
  getStructDecoder,
  getU16Decoder,
  getU32Decoder,
  getUtf8Decoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { getMintEncoder } from '@solana-program/token'
import { token2022ProgramAddress } from './solanaDefinition.ts'
import type { ProgramAccount } from './tokenAccounts.ts'

/** Name and URI of a token as it has them itself: anyone can create one with any content. */
export interface TokenMetadata {
  readonly name: string
  readonly symbol: string
  /** URL of the JSON metadata. */
  readonly uri: string
}

export interface EncodeNftMintParameters extends TokenMetadata {
  readonly mint: Address
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

const text = () => addDecoderSizePrefix(getUtf8Decoder(), getU32Decoder())
/** Common fields of both standards, in this order. */
export const metadataDecoder = getStructDecoder([
  ['updateAuthority', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['name', text()],
  ['symbol', text()],
  ['uri', text()],
])

/** Decodes the metadata in a Token-2022 mint; undefined for mints without, and for any other account. */
export function decodeTokenMetadata(
  { programAddress, data }: ProgramAccount,
  mint: Address,
): TokenMetadata | undefined {
  if (programAddress !== token2022ProgramAddress || data[paddedLength] !== accountTypeMint) return undefined
  const found = findExtension(data, tokenMetadata)
  if (!found) return undefined
  const { name, symbol, uri, ...metadata } = metadataDecoder.decode(found)
  return metadata.mint === mint ? { name, symbol, uri } : undefined
}

/** Extensions are stored one after another: type, length, content. */
function findExtension(data: ReadonlyUint8Array, wanted: number): ReadonlyUint8Array | undefined {
  const header = getStructDecoder([
    ['type', getU16Decoder()],
    ['length', getU16Decoder()],
  ])
  let place = paddedLength + 1
  while (place + header.fixedSize <= data.length) {
    const { type, length } = header.decode(data, place)
    place += header.fixedSize
    if (type === wanted) return data.slice(place, place + length)
    place += length
  }
  return undefined
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
