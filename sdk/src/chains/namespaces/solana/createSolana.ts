import { walletReplyInvalid } from '@wallet-kit/clients/errors/constants'
import type { Wallet } from '@wallet-standard/base'
import { createError } from '../../../foundation/errors/createError.ts'
import { ignoreErrors } from '../../../foundation/platform/ignoreErrors.ts'
import { loadOnce } from '../../../foundation/platform/loadOnce.ts'
import type { Namespace, SharedAccounts } from '../Namespace.ts'
import { callFeature } from './callFeature.ts'
import { connectMethod, connectWallet } from './connectWallet.ts'
import { frameRequests } from './frameRequests.ts'
import { getAppBrowserLink } from './getAppBrowserLink.ts'
import { loadSolanaUse } from './loadSolanaUse.ts'
import { pairing } from './pairing/pairing.ts'
import { readAddresses } from './readAddresses.ts'
import { loadSiws } from './siws/loadSiws.ts'
import { loadSolanaTransactions } from './transactions/loadSolanaTransactions.ts'
import { watchAccounts } from './watchAccounts.ts'

/**
 * Solana, through Wallet Standard. Its wallets have no network of their own: each request names one, so
 * switching is a matter of the kit alone. https://github.com/wallet-standard/wallet-standard
 */
export function createSolana(): Namespace<Wallet> {
  const reader = loadOnce(async () => (await loadSolanaUse()).createReader())

  return {
    name: 'solana',
    async requestAccounts(wallet, { caipNetworkId }) {
      const addresses = await connectWallet(wallet)
      if (addresses.length === 0)
        throw createError(walletReplyInvalid, { context: { method: connectMethod } })
      return { addresses, caipNetworkId }
    },
    async readAccounts(wallet, { caipNetworkId }): Promise<SharedAccounts | undefined> {
      const shown = readAddresses(ignoreErrors(() => wallet.accounts))
      const addresses = shown.length > 0 ? shown : await connectWallet(wallet, { silent: true })
      return addresses.length === 0 ? undefined : { addresses, caipNetworkId }
    },
    async releaseAccounts(wallet) {
      await callFeature(wallet, 'standard:disconnect', 'disconnect')
    },
    watch: watchAccounts,
    async switchNetwork() {
      // Nothing to ask: the next request names the new network.
    },
    formatAddress: async (address) => address,
    async createSignInMessage(fields) {
      const { createSignInMessage } = await loadSolanaUse()
      return createSignInMessage(fields)
    },
    async parseSignInMessage(text, onWrong) {
      const { parseSignInMessage } = await loadSolanaUse()
      return parseSignInMessage(text, onWrong)
    },
    async signMessage(wallet, parameters) {
      const { signMessage } = await loadSolanaUse()
      return signMessage(wallet, parameters)
    },
    async verifyMessage(request) {
      const { verifyMessage } = await loadSolanaUse()
      return verifyMessage(request)
    },
    getNativeBalance: async (request) => (await reader()).getNativeBalance(request),
    getTokenBalance: async (request) => (await reader()).getTokenBalance(request),
    getTokenHoldings: async (request) => (await reader()).getTokenHoldings(request),
    async describeRequest(kit, request, wallet) {
      const { describeRequest } = await loadSolanaTransactions()
      return describeRequest(kit, request, wallet)
    },
    loadTogether: async () => (await loadSiws()).solanaTogether,
    loadTransfers: async () => (await loadSolanaTransactions()).transfers,
    onramp: { meld: { usualCurrency: 'SOL' } },
    getAppBrowserLink,
    frame: frameRequests,
    pairing,
  }
}
