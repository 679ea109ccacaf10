/** A mail as its receiver sees it. */
export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The six digits in it, if any. */
  readonly code?: string
  /** The first link in it, if any. */
  readonly link?: string
  /** ISO 8601. */
  readonly receivedAt: string
}

export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}
