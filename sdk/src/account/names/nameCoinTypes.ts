import { chainIdInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'

/** Coin type under which every name has an address. */
export const ethereumCoinType = 60

/**
 * Coin type under which the name service keeps an account of a chain: that of ENSIP-11, also for Ethereum.
 *
 * @throws WalletKitError `CHAIN_ID_INVALID` for a chain id of 2^31 or above
 */
export function toNameCoinType(chainId: number | string): number {
  const id = Number(chainId)
  if (!Number.isInteger(id) || id < 0 || id >= 2 ** 31) throw createError(chainIdInvalid)
  // Unsigned.
  return (0x80000000 | id) >>> 0
}
