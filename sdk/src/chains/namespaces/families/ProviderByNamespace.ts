import type { Wallet } from '@wallet-standard/base'
import type { ChainNamespace } from '../../networks/Caip.ts'
import type { Eip1193Provider } from '../eip155/Eip1193Provider.ts'
import type { WalletProvider } from '../WalletProvider.ts'

/** Providers of host apps by namespace, ready for viem, wagmi, ethers or Solana libraries. */
export interface ProviderByNamespace extends Record<ChainNamespace, WalletProvider> {
  readonly eip155: Eip1193Provider
  readonly solana: Wallet
}
