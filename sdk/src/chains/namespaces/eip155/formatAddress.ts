import { getAddress } from 'viem'

/** An address in the mixed case of its checksum. https://eips.ethereum.org/EIPS/eip-55 */
export function formatAddress(address: string): string {
  return getAddress(address)
}
