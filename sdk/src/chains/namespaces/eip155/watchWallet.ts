import type { WalletEvents } from '../Namespace.ts'
import { copyWalletError } from '../walletErrors/copyWalletError.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { readAccounts } from './readAccounts.ts'
import { readChainId } from './readChainId.ts'
import { wrapProvider } from './wrapProvider.ts'

/** Code of a lost node connection. The wallet still shares its accounts and reconnects by itself. */
const tryAgainLater = 1013

/** Watches a wallet's own reports. https://eips.ethereum.org/EIPS/eip-1193#events */
export function watchWallet(provider: Eip1193Provider, events: WalletEvents): () => void {
  return wrapProvider(provider).listen({
    accountsChanged(accounts) {
      const addresses = readAccounts(accounts)
      // Accounts that cannot be read are accounts that must not be shown.
      if (addresses) events.accountsChanged(addresses)
      else events.disconnect()
    },
    chainChanged: (chainId) => events.chainChanged(readChainId(chainId)),
    disconnect(error) {
      const copy = copyWalletError(error)
      const isBrief = typeof copy === 'object' && copy?.code === tryAgainLater
      if (!isBrief) events.disconnect()
    },
  })
}
