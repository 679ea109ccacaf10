import type { Wallet } from '@wallet-standard/base'
import { ignoreErrors } from '../../../../foundation/platform/ignoreErrors.ts'
import type { Together } from '../../Together.ts'
import { signInFeature, signInWithWallet } from './signInWithWallet.ts'

/** `solana:signIn` of Wallet Standard. A wallet states by its features whether it has it. */
export const solanaTogether: Together<Wallet> = {
  async isSupported(wallet) {
    return ignoreErrors(() => Boolean(wallet.features[signInFeature])) || undefined
  },
  readNetworkId: async (_, { caipNetworkId }) => caipNetworkId,
  requestAccounts: signInWithWallet,
}
