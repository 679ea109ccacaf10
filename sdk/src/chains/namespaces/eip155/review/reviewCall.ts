import { type Address, decodeFunctionData, encodeFunctionData, isAddress, isHex, parseAbi } from 'viem'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import { isUnlimited } from './isUnlimited.ts'
import type { Hex, ReviewedAction } from './Review.ts'

/**
 * Functions that move tokens or let others move them: ERC-20, ERC-721, ERC-1155, EIP-2612, ERC-173, ERC-5805, Permit2, and
 * those of OpenZeppelin and DAI beside them.
 */
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function approve(address spender, uint256 amount)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function increaseApproval(address spender, uint256 addedValue)',
  'function setApprovalForAll(address operator, bool approved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  'function delegate(address delegatee)',
  'function transferOwnership(address newOwner)',
])

/** A transaction or a call of a bundle. */
export interface ReviewedCall {
  readonly to?: unknown
  /** In wei: bigint, or hexadecimal as on the wire. */
  readonly value?: unknown
  readonly data?: unknown
}

/** Effects of a call: a function of its bytes alone. A call that is not understood in full is unknown. */
export function reviewCall({ to, value, data = '0x' }: ReviewedCall): readonly ReviewedAction[] {
  const amount = readAmount(value)
  if (!isTarget(to) || !isHex(data) || amount === undefined)
    return [{ type: 'unknown', ...(isTarget(to) && { to }), data: String(data) }]
  const sends: readonly ReviewedAction[] = amount > 0n ? [{ type: 'send', to, amount }] : []
  if (data === '0x') return sends.length > 0 ? sends : [{ type: 'send', to, amount: 0n }]
  return [...sends, reviewData(to, data) ?? { type: 'unknown', to, data }]
}

function reviewData(token: Hex, data: Hex): ReviewedAction | undefined {
  const call = ignoreErrors(() => decodeFunctionData({ abi, data }))
  if (!call) return undefined
  // Bytes that the function does not read could be read by something else.
  const encoded = ignoreErrors(() => encodeFunctionData({ abi, ...call } as never))
  if (encoded?.toLowerCase() !== data.toLowerCase()) return undefined
  const { functionName, args } = call
  switch (functionName) {
    case 'transfer':
      return { type: 'transfer', token, to: args[0], amount: args[1] }
    case 'transferFrom':
      return { type: 'transfer', token, from: args[0], to: args[1], amount: args[2] }
    case 'safeTransferFrom': {
      const [from, to, id] = args
      const amount = args.length === 5 ? args[3] : 1n
      return { type: 'transfer', token, from, to, id, amount }
    }
    case 'approve': {
      if (args.length === 2) return allow(token, args[0], args[1])
      const [allowed, spender, amount, expiresAt] = args
      return { ...allow(allowed, spender, amount), expiresAt: BigInt(expiresAt) }
    }
    case 'increaseAllowance':
    case 'increaseApproval':
      return { ...allow(token, args[0], args[1]), isIncrease: true }
    case 'setApprovalForAll':
      return { type: 'operator', token, spender: args[0], isApproved: args[1] }
    case 'permit': {
      if (args.length === 7) return { ...allow(token, args[1], args[2]), expiresAt: args[3] }
      const [, spender, , expiresAt, isAllowed] = args
      return { ...allow(token, spender, isAllowed ? 2n ** 256n - 1n : 0n), expiresAt }
    }
    case 'delegate':
      return { type: 'delegation', token, to: args[0] }
    case 'transferOwnership':
      return { type: 'ownership', contract: token, owner: args[0] }
  }
}

function allow(token: Hex, spender: Hex, amount: bigint) {
  return { type: 'allowance', token, spender, amount, isUnlimited: isUnlimited(amount) } as const
}

function isTarget(to: unknown): to is Address {
  return typeof to === 'string' && isAddress(to, { strict: false })
}

function readAmount(value: unknown = 0n): bigint | undefined {
  if (typeof value === 'bigint') return value >= 0n ? value : undefined
  return isHex(value) ? ignoreErrors(() => BigInt(value === '0x' ? 0 : value)) : undefined
}
