import type { ChainsContext } from '../../chains/namespaces/ChainsContext.ts'
import type { ChainNamespace } from '../../chains/networks/Caip.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import type { ConnectorsState } from '../connectors/ConnectorsState.ts'

/** Purpose of the open modal. */
interface OpenModal {
  readonly open: boolean
  /** Absent: any chain family. */
  readonly namespace?: ChainNamespace
}

/** The part of a kit that lists wallets. */
export interface DirectoryContext extends ChainsContext {
  readonly stores: ChainsContext['stores'] & {
    readonly connectors: Pick<ReadableStore<ConnectorsState>, 'getState'>
    readonly modal: Pick<ReadableStore<OpenModal>, 'getState'>
  }
}
