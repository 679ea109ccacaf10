import { getAddress } from 'viem'
import { createSignInMessageParser } from '../createSignInMessageParser.ts'

/** Parses a message of EIP-4361. https://eips.ethereum.org/EIPS/eip-4361 */
export const parseSignInMessage = createSignInMessageParser({
  hasScheme: true,
  blockchain: 'Ethereum',
  address: '0x[0-9A-Fa-f]{40}',
  chainId: '[1-9]\\d{0,31}',
  emptyLines: 2,
  // EIP-4361 requires the mixed case of EIP-55, whose checksum shows a changed character.
  isAddress: (address) => getAddress(address) === address,
  toNetworkId: (chainId) => `eip155:${chainId}`,
})
