import type { ConnectionState } from '../connection/ConnectionState.ts'
import type { Namespaces } from '../namespaces/createNamespaces.ts'
import type { ChainNamespace } from '../networks/Caip.ts'
import type { NetworksContext } from '../networks/NetworksContext.ts'
import type { NoticesContext } from '../notices/NoticesContext.ts'
import type { ServiceContext } from '../query/ServiceContext.ts'
import type { KeyValueStorage } from '../storage/KeyValueStorage.ts'

/** The part of a kit that reads balances. */
export interface BalancesContext extends ServiceContext, NoticesContext {
  readonly stores: ServiceContext['stores'] & NetworksContext['stores']
  readonly notices: NoticesContext['notices']
  readonly namespaces: Namespaces
  readonly storage: KeyValueStorage
  getConnection(namespace: ChainNamespace): ConnectionState
}
