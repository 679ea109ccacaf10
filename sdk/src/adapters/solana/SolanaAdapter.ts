import type { LibraryAdapter } from '../../instance/LibraryAdapter.ts'
import { warn } from '../../platform/warn.ts'

export interface SolanaAdapterParameters {
  /** Wallet objects of `@solana/wallet-adapter-*`. Not used: wallets register themselves by the Wallet Standard. */
  readonly wallets?: readonly { readonly name: string }[]
  /** Accepted for AppKit's sake: registered wallets are always found. */
  readonly registerWalletStandard?: boolean
}

/**
 * Declares that the host app uses a Solana library. The kit needs nothing of it: the connected wallet is one of the
 * Wallet Standard.
 *
 * @example
 * createAppKit({ adapters: [new SolanaAdapter()], networks: [solana], projectId })
 */
export class SolanaAdapter implements LibraryAdapter {
  readonly namespace = 'solana'

  constructor({ wallets = [] }: SolanaAdapterParameters = {}) {
    if (wallets.length === 0) return
    const names = wallets.map(({ name }) => name).join(', ')
    warn('SolanaAdapter ignores `wallets`: wallets that register by the Wallet Standard are listed.', names)
  }
}
