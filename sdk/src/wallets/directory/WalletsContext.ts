import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { NetworksContext } from '../../chains/networks/NetworksContext.ts'
import type { ServiceContext } from '../../foundation/query/ServiceContext.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'

/** Purpose of the open modal. */
interface OpenModal {
  readonly open: boolean
  /** Absent: any chain family. */
  readonly namespace?: ChainNamespace
}

/** The part of a kit that lists wallets. */
export interface WalletsContext extends ServiceContext {
  readonly stores: ServiceContext['stores'] &
    NetworksContext['stores'] & {
      readonly connectors: Pick<ReadableStore<ConnectorsState>, 'getState'>
      readonly modal: Pick<ReadableStore<OpenModal>, 'getState'>
    }
}
