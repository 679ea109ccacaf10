import { chainIdInvalid } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../../../foundation/errors/createError.ts'

/** Coin type of Ethereum itself. https://github.com/satoshilabs/slips/blob/master/slip-0044.md */
const ethereum = 60n

/**
 * Coin type under which names keep an account of a chain. https://docs.ens.domains/ensip/11
 *
 * @throws WalletKitError `CHAIN_ID_INVALID` for a chain id of 2^31 or above
 */
export function toCoinType(chainId: number): bigint {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 2 ** 31) throw createError(chainIdInvalid)
  return chainId === 1 ? ethereum : BigInt((0x80000000 | chainId) >>> 0)
}
