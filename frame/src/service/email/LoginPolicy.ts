/** Decisions of the operator about logins by e-mail. */
export interface LoginPolicy {
  /** Milliseconds that a code to an address is valid; undefined for ten minutes. */
  codeLifetimeMs?(email: string): number | undefined
  /** Milliseconds between the wish to export a key and the export. Default: an hour. */
  readonly exportWaitMs?: number | undefined
  /** Mails that one network (an IPv4 address, an IPv6 /64) may cause in ten minutes. */
  readonly mailsPerNetwork: number
  /** Mails of all together in ten minutes. */
  readonly mailsOverall: number
}
