import { isAddress } from 'viem'

/** Whether an address is well-formed and, in mixed case, its checksum is right. https://eips.ethereum.org/EIPS/eip-55 */
export function hasChecksum(address: string): boolean {
  return isAddress(address)
}
