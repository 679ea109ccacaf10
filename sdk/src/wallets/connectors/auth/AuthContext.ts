import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { FrameContext } from '../../frame/FrameContext.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

/** Context of logins. */
export type AuthContext = ConnectorContext &
  FrameContext & {
    /** The user of a login is known while they are connected. */
    getConnection(namespace: ChainNamespace): {
      readonly status: string
      readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
    }
  }
