import type { Namespaces } from '../../chains/namespaces/createNamespaces.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksContext } from '../../chains/networks/NetworksContext.ts'
import type { NoticesContext } from '../../foundation/notices/NoticesContext.ts'
import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import type { ConnectionState } from '../../wallets/connection/ConnectionState.ts'

/** The part of a kit that reads balances. */
export interface BalancesContext extends ServiceContext, NoticesContext {
  readonly stores: ServiceContext['stores'] & NetworksContext['stores']
  readonly notices: NoticesContext['notices']
  readonly namespaces: Namespaces
  readonly storage: KeyValueStorage
  getConnection(namespace: ChainNamespace): ConnectionState
}
