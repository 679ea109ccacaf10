/** Of the frame's messages. */
export type AccountType = 'eoa' | 'smartAccount'

/** A browser's session with the frame; each site that embeds the frame has its own. */
export interface FrameSession {
  readonly id: string
  /** The browser, known beyond the session. */
  readonly device: string
  /** The user who is logged in. */
  readonly userId: string | undefined
  /** A number for EVM chains, else a CAIP-2 id. */
  readonly chainId: number | string
  /** Of which the user is told the address; the page that embeds the frame chooses. */
  readonly preferredAccountType: AccountType
  /** Address of the e-mail login in progress. */
  readonly pendingEmail: string | undefined
  /** Address that the user changes theirs to. */
  readonly newEmail: string | undefined
  /** Milliseconds since 1970; undefined without a user. */
  readonly loggedInAt: number | undefined
  /** Grows when logins are cancelled: what waits for the user ends. */
  readonly waitCount: number
}

export type SessionChange = Partial<
  Pick<FrameSession, 'chainId' | 'preferredAccountType' | 'pendingEmail' | 'newEmail'>
>
