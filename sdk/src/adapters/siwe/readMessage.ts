import { parseSignInMessage } from '../../chains/namespaces/eip155/signInMessage.ts'

/**
 * The address that a sign-in message states.
 *
 * @returns an empty string where the text is no message of EIP-4361
 */
export function getAddressFromMessage(message: string): string {
  return parseSignInMessage(message)?.accountAddress ?? ''
}

/**
 * The network that a sign-in message states, as a CAIP-2 id.
 *
 * @returns an empty string where the text is no message of EIP-4361
 */
export function getChainIdFromMessage(message: string): string {
  return parseSignInMessage(message)?.chainId ?? ''
}
