import type { AppKit, ChainNamespace, ProviderByNamespace } from '@wallet-kit/sdk'
import { SolanaAdapter as HeadlessSolanaAdapter } from '@wallet-kit/sdk/solana'
import { createSolanaProvider } from './createSolanaProvider.ts'
import type { Provider } from './Provider.ts'

type Providers = Partial<ProviderByNamespace>

/**
 * For host apps with web3.js 1: the kit's Solana wallet has its methods, and `useAppKitConnection` a connection to the
 * network's node.
 *
 * @example
 * createAppKit({ adapters: [new SolanaAdapter()], networks: [solana], projectId })
 * const { walletProvider } = useAppKitProvider<Provider>('solana')
 */
export class SolanaAdapter extends HeadlessSolanaAdapter {
  #restore: () => void = () => undefined

  attach(kit: AppKit): void {
    this.detach()
    const { getProvider, getWalletProvider, subscribeProviders } = kit
    /** One for each wallet, so that hooks see the same object. */
    const known = new WeakMap<object, Provider>()

    function wrap(wallet: ProviderByNamespace['solana']): Provider {
      const provider = known.get(wallet) ?? createSolanaProvider(kit, wallet)
      known.set(wallet, provider)
      return provider
    }
    const wrapAll = ({ solana, ...others }: Providers): Providers =>
      solana ? { ...others, solana: wrap(solana) } : others

    Object.assign(kit, {
      getProvider(namespace: ChainNamespace) {
        const provider = getProvider(namespace)
        return namespace === 'solana' && provider ? wrap(provider as ProviderByNamespace['solana']) : provider
      },
      getWalletProvider: () => kit.getProvider(kit.getActiveChainNamespace()),
      subscribeProviders: (callback: (providers: Providers) => void) =>
        subscribeProviders((providers) => callback(wrapAll(providers))),
    })
    this.#restore = () => Object.assign(kit, { getProvider, getWalletProvider, subscribeProviders })
  }

  detach(): void {
    this.#restore()
    this.#restore = () => undefined
  }
}
