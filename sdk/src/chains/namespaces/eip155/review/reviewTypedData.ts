import { type Address, isAddress } from 'viem'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { isUnlimited } from './isUnlimited.ts'
import type { Hex, OrderItem, ReviewedAction } from './Review.ts'

type Fields = Readonly<Record<string, unknown>>

/** Structs that let others move tokens, with their members in order: as EIP-712 encodes a type. */
const families: Readonly<Record<string, (message: Fields, contract: Hex) => readonly ReviewedAction[]>> = {
  // https://eips.ethereum.org/EIPS/eip-2612
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': (message, token) => [
    allow(token, message.spender, message.value, message.deadline),
  ],
  // DAI, before EIP-2612.
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': (message, token) => [
    allow(token, message.spender, readFlag(message.allowed) ? 2n ** 256n - 1n : 0n, message.expiry),
  ],
  // https://docs.uniswap.org/contracts/permit2/reference/allowance-transfer
  'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)':
    ({ details, spender }) => [allowDetails(details, spender)],
  'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)':
    ({ details, spender }) => readItems(details).map((item) => allowDetails(item, spender)),
  // https://docs.uniswap.org/contracts/permit2/reference/signature-transfer
  'PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(address token,uint256 amount)':
    ({ permitted, spender, deadline }) => [allowPermitted(permitted, spender, deadline)],
  'PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(address token,uint256 amount)':
    ({ permitted, spender, deadline }) =>
      readItems(permitted).map((item) => allowPermitted(item, spender, deadline)),
  // https://eips.ethereum.org/EIPS/eip-5805
  'Delegation(address delegatee,uint256 nonce,uint256 expiry)': ({ delegatee }, token) => [
    { type: 'delegation', token, to: readAddress(delegatee) },
  ],
  // https://docs.opensea.io/reference/seaport-overview
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)':
    ({ offer, consideration, endTime }) => [
      {
        type: 'order',
        // Amounts may change until the order ends: the worst case is shown.
        gives: readItems(offer).map((item) => readOrderItem(item, 'largest')),
        receives: readItems(consideration).map((item) => ({
          ...readOrderItem(item, 'smallest'),
          recipient: readAddress(item.recipient),
        })),
        endsAt: readNumber(endTime),
      },
    ],
}

/**
 * Permissions that typed data grants (EIP-712). Only structs that equal a known one member by member are understood.
 *
 * @param typedData the object, or its JSON as wallets receive it
 */
export function reviewTypedData(typedData: unknown): readonly ReviewedAction[] {
  const text = typeof typedData === 'string' ? typedData : (ignoreErrors(() => toText(typedData)) ?? '')
  const actions = ignoreErrors(() => {
    const typed = readFields(parse(text))
    const { message, primaryType, types } = typed
    const family = families[encodeType(String(primaryType), readFields(types))]
    return family?.(readFields(message), readAddress(readDomain(typed).verifyingContract))
  })
  return actions ?? [{ type: 'unknown', data: text }]
}

/**
 * The chain that a signature of typed data is good for, as its domain states it: any value.
 *
 * @param typedData the object, or its JSON
 */
export function readSignedChainId(typedData: unknown): unknown {
  return ignoreErrors(() => {
    const typed: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
    return readDomain(readFields(typed)).chainId
  })
}

/** The fields of the domain that are signed: those that its type lists, where it is there. */
function readDomain({ domain, types }: Fields): Fields {
  const { EIP712Domain: listed } = readFields(types)
  const isSigned = (name: string) => !listed || readItems(listed).some((member) => member.name === name)
  return Object.fromEntries(Object.entries(readFields(domain)).filter(([name]) => isSigned(name)))
}

/** Name and members of a struct, and of those that it uses. https://eips.ethereum.org/EIPS/eip-712#definition-of-encodetype */
function encodeType(primaryType: string, types: Fields): string {
  const used = new Set<string>()
  const membersOf = (name: string) => readItems(types[name])
  const visit = (name: string): void => {
    if (used.has(name) || !Object.hasOwn(types, name)) return
    used.add(name)
    for (const { type } of membersOf(name)) visit(String(type).replace(/\[.*$/, ''))
  }
  visit(primaryType)
  used.delete(primaryType)
  return [primaryType, ...[...used].toSorted()]
    .map((name) => {
      const members = membersOf(name).map((member) => `${String(member.type)} ${String(member.name)}`)
      return `${name}(${members.join(',')})`
    })
    .join('')
}

function allow(token: Hex, spender: unknown, amount: unknown, expiresAt: unknown): ReviewedAction {
  const read = readNumber(amount)
  return {
    type: 'allowance',
    token,
    spender: readAddress(spender),
    amount: read,
    isUnlimited: isUnlimited(read),
    expiresAt: readNumber(expiresAt),
  }
}

function allowDetails(details: unknown, spender: unknown): ReviewedAction {
  const { token, amount, expiration } = readFields(details)
  return allow(readAddress(token), spender, amount, expiration)
}

function allowPermitted(permitted: unknown, spender: unknown, deadline: unknown): ReviewedAction {
  const { token, amount } = readFields(permitted)
  return allow(readAddress(token), spender, amount, deadline)
}

function readOrderItem(
  { itemType, token, identifierOrCriteria, startAmount, endAmount }: Fields,
  wanted: 'largest' | 'smallest',
): OrderItem {
  const [from, to] = [readNumber(startAmount), readNumber(endAmount)]
  return {
    // 0 is the network's own coin.
    ...(readNumber(itemType) !== 0n && { token: readAddress(token) }),
    id: readNumber(identifierOrCriteria),
    amount: from > to === (wanted === 'largest') ? from : to,
  }
}

/** Throws where the text can be read in two ways: of a duplicate key and an inexact number, wallets may sign the other. */
function parse(text: string): unknown {
  const value: unknown = JSON.parse(text)
  const compact = text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
  if (JSON.stringify(value) !== compact) throw new TypeError('ambiguous JSON')
  return value
}

/** Throws for anything but an object: the caller takes the whole for unknown. */
function readFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object')
  return value as Fields
}

function readItems(value: unknown): readonly Fields[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value.map(readFields)
}

function readAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value, { strict: false })) return value
  throw new TypeError('not an address')
}

function readNumber(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  // A number that JavaScript cannot represent exactly may be signed as another one.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^(?:\d+|0x[\da-f]+)$/i.test(value)) return BigInt(value)
  throw new TypeError('not an integer')
}

function readFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new TypeError('not a boolean')
}

function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? item.toString() : item)) ?? ''
  )
}
