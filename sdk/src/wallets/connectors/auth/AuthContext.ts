import type { EmbeddedWalletInfo } from '../../../chains/namespaces/EmbeddedWalletInfo.ts'
import type { LoginAccounts } from '../../../chains/namespaces/LoginAccounts.ts'
import type { ChainNamespace } from '../../../chains/networks/Caip.ts'
import type { FrameContext } from '../../frame/FrameContext.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

/** Context of logins. */
export type AuthContext = ConnectorContext &
  FrameContext & {
    /** The user of a login, and their accounts, are known while they are connected. */
    getConnection(namespace: ChainNamespace): {
      readonly status: string
      readonly embeddedWalletInfo?: EmbeddedWalletInfo | undefined
      readonly loginAccounts?: LoginAccounts | undefined
    }
  }
