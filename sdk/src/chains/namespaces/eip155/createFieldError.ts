import { SiweInvalidMessageFieldError } from 'viem/siwe'

/** viem's error for a field that EIP-4361 does not allow. */
export function createFieldError(field: string): Error {
  return new SiweInvalidMessageFieldError({
    field,
    metaMessages: ['- See the ABNF of EIP-4361: https://eips.ethereum.org/EIPS/eip-4361'],
  })
}
