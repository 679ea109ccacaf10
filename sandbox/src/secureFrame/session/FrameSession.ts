/** Of the frame's messages. */
export type AccountType = 'eoa' | 'smartAccount'

/** A browser's session with the frame; each site that embeds the frame has its own. */
export interface FrameSession {
  readonly id: string
  /** The browser, known beyond the session. */
  readonly device: string
  /** The user who is logged in. */
  readonly userId?: string
  /** A number for EVM chains, else a CAIP-2 id. */
  chainId: number | string
  /** Of which the user is told the address; the page that embeds the frame chooses. */
  preferredAccountType: AccountType
  /** Address of the e-mail login in progress. */
  pendingEmail?: string | undefined
  /** Address that the user changes theirs to. */
  newEmail?: string | undefined
  /** Aborts what waits for the user elsewhere. */
  waiting: AbortController
}
