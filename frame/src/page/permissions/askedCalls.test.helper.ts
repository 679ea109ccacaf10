import { type Hex, hexToBigInt, size, slice, toFunctionSelector } from 'viem'
import { enforcerAddresses } from '../../smartAccounts/accountAddresses.ts'
import type { AccountCall } from '../../smartAccounts/deleGator/accountCalls.ts'
import type { Caveat } from '../../smartAccounts/permissions/delegation.ts'

// Calls, whether a request for a permission asks for them, and whether limits permit them: each by its own words, without
// the code that reads requests and writes limits.

export const account = '0x1111111111111111111111111111111111111111'
export const delegate = '0x2222222222222222222222222222222222222222'
export const shop = '0x3333333333333333333333333333333333333333'
export const other = '0x4444444444444444444444444444444444444444'
/** In seconds since 1970. */
export const now = 1_800_000_000

/** A call that a delegate tries at a time, after some others. */
export interface Attempt extends AccountCall {
  readonly time: number
  readonly earlier: number
}

const mintSelector = toFunctionSelector('function mint(address,uint256)')
const burnSelector = toFunctionSelector('function burn(uint256)')
const transferSelector = toFunctionSelector('function transfer(address,uint256)')
const word = (value: bigint | Hex) => BigInt(value).toString(16).padStart(64, '0')

const recipients: readonly Hex[] = [account, shop, other]
const people: readonly Hex[] = [delegate, other]
/** Calls of each kind, with what they can have in common with a request and what they cannot. */
export const attempts: readonly Attempt[] = recipients.flatMap((to) =>
  [
    '0x' as const,
    ...[mintSelector, burnSelector, transferSelector].flatMap((selector) =>
      people.flatMap((first) => [1n, 6n].map((second): Hex => `${selector}${word(first)}${word(second)}`)),
    ),
  ].flatMap((data) =>
    [0n, 4n, 8n].flatMap((value) =>
      [
        { time: now + 30, earlier: 0 },
        { time: now + 30, earlier: 1 },
        { time: now + 30, earlier: 3 },
        { time: now + 80, earlier: 0 },
      ].map((when) => ({ to, data, value, ...when })),
    ),
  ),
)

/** Whether the enforcers permit a call, by their terms alone. */
export function permits(caveats: readonly Caveat[], { to, data, value, time, earlier }: Attempt): boolean {
  return caveats.every(({ enforcer, terms }) => {
    switch (enforcer) {
      case enforcerAddresses.timestamp:
        return time < Number(hexToBigInt(slice(terms, 16)))
      case enforcerAddresses.limitedCalls:
        return earlier < hexToBigInt(terms)
      case enforcerAddresses.allowedTargets:
        return terms.toLowerCase() === to
      case enforcerAddresses.allowedMethods:
        return size(data) >= 4 && terms.slice(2).match(/.{8}/g)?.includes(data.slice(2, 10))
      case enforcerAddresses.valueLte:
        return value <= hexToBigInt(terms)
      case enforcerAddresses.allowedCalldata: {
        const start = 2 + 2 * Number(hexToBigInt(slice(terms, 0, 32)))
        return data.slice(start, start + 64) === terms.slice(66)
      }
      case enforcerAddresses.erc20TransferAmount:
        return (
          slice(terms, 0, 20).toLowerCase() === to &&
          data.startsWith(transferSelector) &&
          hexToBigInt(slice(data, 36)) <= hexToBigInt(slice(terms, 20))
        )
      case enforcerAddresses.nativeTransferAmount:
        return value <= hexToBigInt(terms)
      case enforcerAddresses.exactCalldata:
        return data === terms
      default:
        return false
    }
  })
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const has = (value: unknown, fields: string): value is Fields =>
  isRecord(value) && Object.keys(value).every((field) => fields.split(' ').includes(field))
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const amountOf = (value: unknown) => {
  try {
    return BigInt(value as string)
  } catch {
    return -1n
  }
}

/** Whether a request says in its own words that a call is asked for; one that says more than is known here does not. */
export function asks(request: unknown, attempt: Attempt): boolean {
  const { to, data, value, time, earlier } = attempt
  if (!has(request, 'chainId address from expiry signer permissions policies capabilities')) return false
  if (!(typeof request.expiry === 'number' && time < request.expiry)) return false
  const inLimits = listOf(request.policies).every(
    (policy) =>
      has(policy, 'type data') &&
      policy.type === 'call-limit' &&
      has(policy.data, 'count limit') &&
      Object.values(policy.data).every((count) => BigInt(earlier) < amountOf(count)),
  )
  const [permission, ...others] = listOf(request.permissions)
  if (!inLimits || others.length > 0 || !has(permission, 'type data required')) return false
  const { type, data: details } = permission
  if (type === 'native-token-transfer') {
    return has(details, 'allowance') && data === '0x' && value <= amountOf(details.allowance)
  }
  // Calls of the account itself govern it, whoever asks.
  if (!isRecord(details) || to === account || `${details.address}`.toLowerCase() !== to) return false
  if (type === 'erc20-token-transfer') {
    return (
      has(details, 'address allowance') &&
      value === 0n &&
      data.startsWith(transferSelector) &&
      hexToBigInt(slice(data, 36)) <= amountOf(details.allowance)
    )
  }
  return (
    type === 'contract-call' &&
    has(details, 'address abi functions') &&
    listOf(details.functions).some((entry) => asksForCall(entry, attempt))
  )
}

const selectors: Readonly<Record<string, Hex>> = { mint: mintSelector, 'burn(uint256)': burnSelector }

function asksForCall(entry: unknown, { data, value }: Attempt): boolean {
  if (!has(entry, 'functionName args valueLimit operation')) return false
  const selector = selectors[`${entry.functionName}`]
  if (!selector || !data.startsWith(selector) || (entry.operation ?? 0) !== 0) return false
  if (value > amountOf(entry.valueLimit ?? 0)) return false
  return listOf(entry.args).every((condition, position) => {
    if (condition === null) return true
    if (!has(condition, 'operator value') || condition.operator !== 'EQUAL') return false
    return hexToBigInt(slice(data, 4 + 32 * position, 36 + 32 * position)) === amountOf(condition.value)
  })
}
