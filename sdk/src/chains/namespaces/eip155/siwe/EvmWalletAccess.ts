import type { isSignature } from '../isSignature.ts'
import type { readChainId } from '../readChainId.ts'
import type { readAddresses } from '../walletAccounts.ts'
import type { wrapProvider } from '../wrapProvider.ts'

/** Functions of the family that are loaded already: imported here, each would be a file of its own. */
export interface EvmWalletAccess {
  readonly isSignature: typeof isSignature
  readonly wrapProvider: typeof wrapProvider
  readonly readAddresses: typeof readAddresses
  readonly readChainId: typeof readChainId
}
