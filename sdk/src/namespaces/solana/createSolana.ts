import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { createLateError } from '../../errors/createLateError.ts'
import { loadOnce } from '../../platform/loadOnce.ts'
import type { Namespace, SharedAccounts } from '../Namespace.ts'
import { toWalletError } from '../toWalletError.ts'
import { createSignInMessage } from './createSignInMessage.ts'
import { pairing } from './pairing/pairing.ts'
import { readAddresses } from './readAddresses.ts'

type Features = Partial<StandardConnectFeature & StandardDisconnectFeature & StandardEventsFeature>

/**
 * Solana, through Wallet Standard. Its wallets have no network of their own: each request names one, so
 * switching is a matter of the kit alone. https://github.com/wallet-standard/wallet-standard
 */
export function createSolana(): Namespace<Wallet> {
  const reader = loadOnce(async () => (await import('./createReader.ts')).createReader())

  return {
    name: 'solana',
    async requestAccounts(wallet, { caipNetworkId }) {
      const addresses = readAddresses(await connect(wallet))
      if (addresses.length === 0) throw createLateError('WALLET_REPLY_INVALID', connectContext)
      return { addresses, caipNetworkId }
    },
    async readAccounts(wallet, { caipNetworkId }): Promise<SharedAccounts | undefined> {
      const shown = readAddresses(wallet.accounts)
      const addresses = shown.length > 0 ? shown : readAddresses(await connect(wallet, { silent: true }))
      return addresses.length === 0 ? undefined : { addresses, caipNetworkId }
    },
    async releaseAccounts(wallet) {
      await getFeatures(wallet)['standard:disconnect']?.disconnect()
    },
    watch(wallet, { accountsChanged }) {
      const stop = getFeatures(wallet)['standard:events']?.on(
        'change',
        (properties?: { accounts?: unknown } | null) => {
          if (properties?.accounts) accountsChanged(readAddresses(properties.accounts))
        },
      )
      return () => stop?.()
    },
    async switchNetwork() {
      // Nothing to ask: the next request names the new network.
    },
    formatAddress: async (address) => address,
    createSignInMessage: async (fields) => createSignInMessage(fields),
    async parseSignInMessage(text) {
      const { parseSignInMessage } = await import('./parseSignInMessage.ts')
      return parseSignInMessage(text)
    },
    async signMessage(wallet, parameters) {
      const { signMessage } = await import('./signMessage.ts')
      return signMessage(wallet, parameters)
    },
    getNativeBalance: async (request) => (await reader()).getNativeBalance(request),
    pairing,
  }
}

const connectMethod = 'standard:connect'
const connectContext = { context: { method: connectMethod } }

async function connect(
  wallet: Wallet,
  input?: { readonly silent: boolean },
): Promise<readonly WalletAccount[]> {
  try {
    const reply = await getFeatures(wallet)[connectMethod]?.connect(input)
    return reply?.accounts ?? []
  } catch (error) {
    throw toWalletError(error, connectMethod)
  }
}

/** Features are what the wallet claims; each is checked again where it is used. */
function getFeatures({ features }: Wallet): Features {
  return features as Features
}
