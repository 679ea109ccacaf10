/** Decisions of the operator about logins by e-mail. */
export interface LoginPolicy {
  /** Whether a browser that is new to an address must be registered by a link first. */
  requiresDevice(email: string): boolean
  /** Milliseconds that a code to an address is valid; undefined for ten minutes. */
  codeLifetimeMs?(email: string): number | undefined
  /** Mails that one network (an IPv4 address, an IPv6 /64) may cause in ten minutes. */
  readonly mailsPerNetwork: number
  /** Mails of all together in ten minutes. */
  readonly mailsOverall: number
}
