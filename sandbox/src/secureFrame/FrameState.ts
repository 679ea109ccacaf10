import type { Chain } from '../chains/Chain.ts'
import type { SolanaChain } from '../solana/startSolanaChain.ts'
import type { CodeMail } from './email/createCodeMail.ts'
import type { Codes } from './email/createCodes.ts'
import type { Devices } from './email/createDevices.ts'
import type { FarcasterLogins } from './farcaster/createFarcasterLogins.ts'
import type { CallBundles } from './rpc/createCallBundles.ts'
import type { KeptOperations } from './rpc/createKeptOperations.ts'
import type { FrameSessions } from './session/createFrameSessions.ts'
import type { FrameCookies } from './session/frameCookies.ts'
import type { SocialLogins } from './social/createSocialLogins.ts'
import type { FrameUsers } from './users/createFrameUsers.ts'
import type { UserKeys } from './users/deriveKeys.ts'

/** State shared by the parts of the frame's server. */
export interface FrameState {
  /** Of the sandbox. */
  readonly origin: string
  /** Pages that may embed the frame. */
  readonly origins: readonly string[]
  readonly chains: readonly Chain[]
  readonly solana: SolanaChain
  readonly sessions: FrameSessions
  readonly cookies: FrameCookies
  readonly users: FrameUsers
  readonly codes: Codes
  readonly codeMail: CodeMail
  readonly devices: Devices
  readonly socialLogins: SocialLogins
  readonly farcasterLogins: FarcasterLogins
  readonly bundles: CallBundles
  readonly keptOperations: KeptOperations
  keysOf(userId: string): Promise<UserKeys>
  readonly log: (line: string) => void
}
