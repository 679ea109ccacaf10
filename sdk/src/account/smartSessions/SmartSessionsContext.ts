import type { ConnectContext } from '../../wallets/connection/ConnectionContext.ts'
import type { BalancesContext } from '../balances/BalancesContext.ts'

/** The part of a kit that knows smart sessions. */
export interface SmartSessionsContext extends BalancesContext, ConnectContext {
  readonly stores: BalancesContext['stores'] & ConnectContext['stores']
  readonly notices: BalancesContext['notices'] & ConnectContext['notices']
  readonly namespaces: BalancesContext['namespaces'] & ConnectContext['namespaces']
}
