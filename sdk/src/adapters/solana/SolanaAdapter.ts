import type { ProviderByNamespace } from '../../chains/namespaces/families/ProviderByNamespace.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import { warn } from '../../foundation/platform/warn.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import type { LibraryAdapter } from '../../kit/LibraryAdapter.ts'
import { createSolanaProvider } from './createSolanaProvider.ts'
import type { Provider } from './Provider.ts'

export interface SolanaAdapterParameters {
  /** Wallet objects of `@solana/wallet-adapter-*`. Not used: wallets register themselves by the Wallet Standard. */
  readonly wallets?: readonly { readonly name: string }[]
  /** Accepted for AppKit's sake: registered wallets are always found. */
  readonly registerWalletStandard?: boolean
}

type Providers = Partial<ProviderByNamespace>

/**
 * For host apps with web3.js 1, which they install: the kit's Solana wallet has its methods, and stays one of the Wallet
 * Standard. Other libraries need no adapter.
 *
 * @example
 * const kit = createAppKit({ adapters: [new SolanaAdapter()], networks: [solana], projectId })
 * const provider = kit.getProvider('solana') as Provider | undefined
 */
export class SolanaAdapter implements LibraryAdapter {
  readonly namespace = 'solana'
  #restore: () => void = () => undefined

  constructor({ wallets = [] }: SolanaAdapterParameters = {}) {
    if (wallets.length === 0) return
    const names = wallets.map(({ name }) => name).join(', ')
    warn('SolanaAdapter ignores `wallets`: wallets that register by the Wallet Standard are listed.', names)
  }

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
