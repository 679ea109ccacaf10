import type { Wallet } from '@wallet-standard/base'
import type { KitHandle } from '../../../../foundation/stores/KitHandle.ts'
import { askConnectedWallet } from '../../askConnectedWallet.ts'
import type { ChainsContext } from '../../ChainsContext.ts'
import type { ConnectedWallet } from '../../WalletAccess.ts'

/** The connected Solana wallet, through Wallet Standard. */
export type SolanaWallet = ConnectedWallet & { readonly provider: Wallet }

/**
 * Asks something of the connected Solana wallet.
 *
 * @param question feature and inputs, where the wallet asks its user; see `WalletAccess`
 */
export function askSolanaWallet<Value>(
  kit: KitHandle<ChainsContext>,
  request: (wallet: SolanaWallet, signal: AbortSignal) => Promise<Value>,
  question?: readonly unknown[],
): Promise<Value> {
  // The namespace has no other providers.
  const ask: Parameters<typeof askConnectedWallet<Value>>[2] = (wallet, signal) =>
    request(wallet as SolanaWallet, signal)
  return askConnectedWallet(kit, 'solana', ask, question)
}
