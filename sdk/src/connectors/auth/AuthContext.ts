import type { ConnectionState } from '../../connection/ConnectionState.ts'
import type { FrameContext } from '../../frame/FrameContext.ts'
import type { ChainNamespace } from '../../networks/Caip.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

/** What logging in works with. */
export type AuthContext = ConnectorContext &
  FrameContext & { getConnection(namespace: ChainNamespace): ConnectionState }
