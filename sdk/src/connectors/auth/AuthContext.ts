import type { FrameContext } from '../../frame/FrameContext.ts'
import type { ConnectorContext } from '../ConnectorKind.ts'

/** What logging in works with. */
export type AuthContext = ConnectorContext & FrameContext
