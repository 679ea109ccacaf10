/** An error as EIP-1193 describes it, for code of the host app that calls a provider: it has a number as its code. */
export interface ProviderRpcError extends Error {
  readonly code: number
}

/**
 * @param code 4001: declined; 4200: method not allowed; 4900: wallet gone; -32005: too many requests
 *
 * https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 */
export function createProviderError(code: number, message: string): ProviderRpcError {
  return Object.assign(new Error(message), { name: 'ProviderRpcError', code })
}
