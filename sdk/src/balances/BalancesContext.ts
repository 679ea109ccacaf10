import type { ConnectionState } from '../connection/ConnectionState.ts'
import type { NoticesContext } from '../foundation/notices/NoticesContext.ts'
import type { ServiceContext } from '../foundation/query/ServiceContext.ts'
import type { KeyValueStorage } from '../foundation/storage/KeyValueStorage.ts'
import type { Namespaces } from '../namespaces/createNamespaces.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { NetworksContext } from '../networks/NetworksContext.ts'

/** The part of a kit that reads balances. */
export interface BalancesContext extends ServiceContext, NoticesContext {
  readonly stores: ServiceContext['stores'] & NetworksContext['stores']
  readonly notices: NoticesContext['notices']
  readonly namespaces: Namespaces
  readonly storage: KeyValueStorage
  getConnection(namespace: ChainNamespace): ConnectionState
}
