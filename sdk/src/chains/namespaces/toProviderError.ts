import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'
import { createProviderError, type ProviderRpcError } from './createProviderError.ts'

/** Codes of errors for libraries. https://eips.ethereum.org/EIPS/eip-1193#provider-errors */
const codes: Readonly<Record<string, number>> = {
  USER_REJECTED: 4001,
  WALLET_REQUEST_PENDING: -32_002,
  WALLET_ON_OTHER_ACCOUNT: 4100,
  WALLET_ON_OTHER_NETWORK: 4901,
  NOT_CONNECTED: 4900,
  DESTROYED: 4900,
}

/** Converts an error of the kit into one as EIP-1193 describes it. */
export function toProviderError({ code, message }: WalletKitError): ProviderRpcError {
  return createProviderError(codes[code] ?? -32_603, message)
}
