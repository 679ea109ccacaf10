import {
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU32Decoder,
  getU64Decoder,
  getUtf8Decoder,
  isAddress,
} from '@solana/web3.js'
import { createLateError } from '../../errors/createLateError.ts'
import type { TokenBalance, TokenBalanceRequest } from '../Namespace.ts'
import { toTokenSymbol } from '../toTokenSymbol.ts'
import { createNodeClient } from './createNodeClient.ts'
import { type AccountData, readAccountData } from './readAccountData.ts'
import { getTokenAccount, tokenPrograms } from './transferInstructions.ts'

/** Program that names the tokens of SPL Token. https://developers.metaplex.com/token-metadata */
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** Offset of the decimals in a mint, of the owner and of the amount in a token account. */
const decimalsOffset = 44
const ownerOffset = 32
const amountOffset = 64
/** Bytes of a mint. One of Token-2022 may be longer: its type follows at the end of a token account, then extensions. */
const mintBytes = 82
const typeOffset = 165
const mintType = 1
const extensionsOffset = 166
/** Extension with the token's name. https://www.solana-program.com/docs/token-2022/extensions */
const metadataExtension = 19
/** Offset of the name in that extension and in an account of the metadata program: after two addresses. */
const extensionNameOffset = 64
const metadataNameOffset = 65

/**
 * Reads what an owner holds of a token of SPL Token or Token-2022 on the associated account. The symbol is the one in
 * the mint, else the one that the metadata program has; a token without a symbol is named by its mint.
 *
 * @throws WalletKitError `CAIP_ADDRESS_INVALID`, `RPC_REPLY_INVALID` when there is no such mint, those of the client
 */
export async function readToken({
  address: owner,
  token: mint,
  network,
  signal = new AbortController().signal,
}: TokenBalanceRequest): Promise<TokenBalance> {
  if (!isAddress(owner)) throw createLateError('CAIP_ADDRESS_INVALID', { context: { address: owner } })
  if (!isAddress(mint)) throw createLateError('CAIP_ADDRESS_INVALID', { context: { address: mint } })
  const holdings = await Promise.all(
    tokenPrograms.map((tokenProgram) => getTokenAccount({ owner, mint, tokenProgram })),
  )
  const [mintAccount, metadata, ...candidates] = await readAccountData(
    createNodeClient(network),
    [mint, await getMetadataAccount(mint), ...holdings],
    signal,
  )
  const program = tokenPrograms.find((candidate) => candidate === mintAccount?.owner)
  const decimals = mintAccount && isMint(mintAccount.data) ? mintAccount.data[decimalsOffset] : undefined
  if (!mintAccount || !program || decimals === undefined) {
    throw createLateError('RPC_REPLY_INVALID', { context: { method: 'getMultipleAccounts' } })
  }
  const symbol =
    readExtension(mintAccount.data) ??
    (metadata?.owner === metadataProgram ? readSymbol(metadata.data, metadataNameOffset) : undefined)
  return {
    value: readAmount(candidates[tokenPrograms.indexOf(program)], owner, program),
    decimals,
    symbol: toTokenSymbol(symbol ?? '', mint),
  }
}

async function getMetadataAccount(mint: Address): Promise<Address> {
  const encode = getAddressEncoder().encode
  const seeds = ['metadata', encode(metadataProgram), encode(mint)]
  const [account] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  return account
}

function isMint(data: Uint8Array): boolean {
  return data.length === mintBytes || data[typeOffset] === mintType
}

/** An account whose owner has been changed holds nothing for the one it was made for. */
function readAmount(account: AccountData | undefined, owner: Address, program: Address): bigint {
  if (!account || account.owner !== program || account.data.length < amountOffset + 8) return 0n
  const expected = getAddressEncoder().encode(owner)
  if (expected.some((byte, index) => account.data[ownerOffset + index] !== byte)) return 0n
  return getU64Decoder().decode(account.data, amountOffset)
}

/** The symbol among the extensions of a mint, each of which has a type and a length of two bytes. */
function readExtension(data: Uint8Array): string | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = extensionsOffset; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === metadataExtension) return readSymbol(data, at + 4 + extensionNameOffset)
  }
  return undefined
}

/** The second of two strings with lengths of four bytes; `undefined` where the data ends too early. */
function readSymbol(data: Uint8Array, nameOffset: number): string | undefined {
  const nameEnd = readEnd(data, nameOffset)
  const end = nameEnd && readEnd(data, nameEnd)
  return nameEnd && end ? getUtf8Decoder().decode(data.slice(nameEnd + 4, end)) : undefined
}

function readEnd(data: Uint8Array, offset: number): number | undefined {
  if (offset + 4 > data.length) return undefined
  const end = offset + 4 + getU32Decoder().decode(data, offset)
  return end <= data.length ? end : undefined
}
