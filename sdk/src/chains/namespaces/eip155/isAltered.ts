import type { Transaction } from '@wallet-kit/clients/ethereum/types'

/** The transaction that a wallet was asked to send. */
interface RequestedTransaction {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: string | undefined
}

/** Of a transaction with authorizations. https://eips.ethereum.org/EIPS/eip-7702 */
const delegating = '0x4'

/**
 * Whether a transaction in a block is another one than the wallet was asked to send: other receiver, value or data, or
 * with an authorization, by which a contract acts for an account from then on.
 */
export function isAltered(
  mined: Transaction,
  { to, value = 0n, data = '0x' }: RequestedTransaction,
): boolean {
  const { to: minedTo, value: minedValue, input } = mined
  return (
    minedTo?.toLowerCase() !== to?.toLowerCase() ||
    BigInt(minedValue) !== value ||
    input.toLowerCase() !== data.toLowerCase() ||
    isDelegating(mined)
  )
}

/** Whether a contract acts for an account from then on. */
export function isDelegating({ type, authorizationList }: Transaction): boolean {
  return type === delegating || (Array.isArray(authorizationList) && authorizationList.length > 0)
}
