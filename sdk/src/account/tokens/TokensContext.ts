import type { WalletAccess } from '../../chains/namespaces/WalletAccess.ts'
import type { BalancesContext } from '../balances/BalancesContext.ts'

/** The part of a kit that reads tokens. */
export interface TokensContext extends BalancesContext {
  readonly connections: WalletAccess | undefined
  loadConnections(): Promise<WalletAccess>
}
