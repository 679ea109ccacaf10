import {
  type Address,
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/addresses'
import { getU32Decoder, getU64Decoder, getUtf8Decoder } from '@solana/codecs'
import type { AccountData } from './readAccountData.ts'
import { tokenPrograms } from './transferInstructions.ts'

/** Program that names the tokens of SPL Token. https://developers.metaplex.com/token-metadata */
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** Offset of the supply and the decimals in a mint; of the owner, the amount and the state in a token account. */
const supplyOffset = 36
const decimalsOffset = 44
const ownerOffset = 32
const amountOffset = 64
const stateOffset = 108
/** State of an account that the issuer has frozen: nothing can be taken from it. */
const frozenState = 2
/** Bytes of a mint. One of Token-2022 may be longer: its type follows at the end of a token account, then extensions. */
const mintBytes = 82
const typeOffset = 165
const mintType = 1
const extensionsOffset = 166
/** Extension with the token's name. https://www.solana-program.com/docs/token-2022/extensions */
const metadataExtension = 19
/** Bytes of the type and the length before each extension. */
const extensionHeader = 4
/** Extensions of a mint whose token accounts have one of their own, of this length: transfer fee, hook and pause. */
const holderExtensions: ReadonlyMap<number, number> = new Map([
  [1, 8],
  [14, 1],
  [26, 0],
])
/** Offset of the name in that extension and in an account of the metadata program: after two addresses. */
const extensionNameOffset = 64
const metadataNameOffset = 65

/** A mint's description of its token. The names are empty without one. */
export interface MintFacts {
  readonly decimals: number
  /** There is one of it, which cannot be divided. */
  readonly isCollectible: boolean
  readonly name: string
  readonly symbol: string
}

/** The account in which the metadata program names a mint. */
export async function toMetadataAccount(mint: Address): Promise<Address> {
  const encode = getAddressEncoder().encode
  const seeds = ['metadata', encode(metadataProgram), encode(mint)]
  const [account] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return account
}

/** Reads a mint: its names are those in its extension, else those that the metadata program has. */
export function readMint(
  mint: AccountData | undefined,
  metadata: AccountData | undefined,
): MintFacts | undefined {
  if (!mint || !tokenPrograms.some((program) => program === mint.owner)) return undefined
  const isMint = mint.data.length === mintBytes || mint.data[typeOffset] === mintType
  const decimals = isMint ? mint.data[decimalsOffset] : undefined
  if (decimals === undefined) return undefined
  const names =
    readExtension(mint.data) ??
    (metadata?.owner === metadataProgram ? readNames(metadata.data, metadataNameOffset) : undefined)
  const supply = getU64Decoder().decode(mint.data, supplyOffset)
  const isCollectible = decimals === 0 && supply === 1n
  return { decimals, isCollectible, name: names?.name ?? '', symbol: names?.symbol ?? '' }
}

/** Content of a token account. */
export interface HeldToken {
  readonly mint: Address
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** Reads a token account; `undefined` when its owner has been changed: it holds nothing for the one it was made for. */
export function readTokenAccount(data: Uint8Array, owner: Address): HeldToken | undefined {
  if (data.length < amountOffset + 8) return undefined
  const expected = getAddressEncoder().encode(owner)
  if (expected.some((byte, index) => data[ownerOffset + index] !== byte)) return undefined
  return {
    mint: getAddressDecoder().decode(data),
    amount: getU64Decoder().decode(data, amountOffset),
    isFrozen: data[stateOffset] === frozenState,
  }
}

/** Bytes of an associated account of a token, which its rent depends on. */
export function getTokenAccountBytes(mint: AccountData): number {
  if (mint.owner === tokenPrograms[0]) return typeOffset
  // Token-2022 adds the marker of an owner that cannot change, which has no data.
  let bytes = extensionsOffset + extensionHeader
  for (const { type } of listExtensions(mint.data)) {
    const own = holderExtensions.get(type)
    if (own !== undefined) bytes += extensionHeader + own
  }
  return bytes
}

/** The names among the extensions of a mint. */
function readExtension(data: Uint8Array) {
  for (const { type, start } of listExtensions(data)) {
    if (type === metadataExtension) return readNames(data, start + extensionNameOffset)
  }
  return undefined
}

/** The extensions of a mint, each of which has a type and a length of two bytes. */
function* listExtensions(data: Uint8Array): Generator<{ readonly type: number; readonly start: number }> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = extensionsOffset; at + extensionHeader <= data.length; ) {
    const start = at + extensionHeader
    yield { type: view.getUint16(at, true), start }
    at = start + view.getUint16(at + 2, true)
  }
}

/** Two strings with lengths of four bytes; `undefined` where the data ends too early. */
function readNames(data: Uint8Array, nameOffset: number) {
  const nameEnd = readEnd(data, nameOffset)
  const end = nameEnd && readEnd(data, nameEnd)
  if (!nameEnd || !end) return undefined
  const decode = (from: number, to: number) => getUtf8Decoder().decode(data.slice(from + 4, to))
  return { name: decode(nameOffset, nameEnd), symbol: decode(nameEnd, end) }
}

function readEnd(data: Uint8Array, offset: number): number | undefined {
  if (offset + 4 > data.length) return undefined
  const end = offset + 4 + getU32Decoder().decode(data, offset)
  return end <= data.length ? end : undefined
}
