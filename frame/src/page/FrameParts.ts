import type { Account } from './account/createAccount.ts'
import type { Approvals } from './approval/createApprovals.ts'
import type { Api } from './createApi.ts'
import type { FramePageConfig } from './FramePageConfig.ts'
import type { EmailChange } from './login/createEmailChange.ts'
import type { Logins } from './login/createLogins.ts'
import type { ApprovalTexts } from './texts/en.ts'

/** Dependencies of the page's handlers. */
export interface FrameParts {
  readonly config: FramePageConfig
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
  readonly api: Api
  readonly approvals: Approvals
  readonly account: Account
  readonly logins: Logins
  readonly emailChange: EmailChange
  /** Words of approvals, in the language of the user's browser. */
  readTexts(): Promise<ApprovalTexts>
  /** Tells the embedding page the secret by which the frame takes its session up again. */
  announceSession(token: string): void
}
