import type { Wallet } from '@wallet-standard/base'
import type { KitHandle } from '../../../stores/KitHandle.ts'
import { askConnectedWallet } from '../../askConnectedWallet.ts'
import type { ActionContext, ConnectedWallet } from '../../WalletAccess.ts'

/** The connected Solana wallet, through Wallet Standard. */
export type SolanaWallet = ConnectedWallet & { readonly provider: Wallet }

/** Asks something of the connected Solana wallet. */
export function askSolanaWallet<Value>(
  kit: KitHandle<ActionContext>,
  request: (wallet: SolanaWallet, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  // The namespace hands out no other providers.
  return askConnectedWallet(kit, 'solana', (wallet, signal) => request(wallet as SolanaWallet, signal))
}
