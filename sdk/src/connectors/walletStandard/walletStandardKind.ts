import { namespaceTraits } from '../../namespaces/traits.ts'
import { getNamespaces } from '../../networks/getNamespaces.ts'
import type { ConnectorKind } from '../ConnectorKind.ts'

/**
 * Wallets that register through Wallet Standard. The code that listens is loaded only where the host app
 * offers a network of a family that uses it. https://github.com/wallet-standard/wallet-standard
 */
export const walletStandardKind: ConnectorKind = {
  start(context, sink) {
    const stopping = new AbortController()
    const requested = getNamespaces(context.getRequestedNetworks())
    if (requested.some((name) => namespaceTraits[name]?.acceptsStandardWallet)) {
      import('./watchStandardWallets.ts').then(
        ({ watchStandardWallets }) => watchStandardWallets(context, sink, stopping.signal),
        (error) => console.warn('[wallet-kit] The search for installed wallets failed to load.', error),
      )
    }
    return () => stopping.abort()
  },
}
