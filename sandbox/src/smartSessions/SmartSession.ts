/** A smart session: permissions of an app for an account without a prompt. */
export interface SmartSession {
  readonly pci: string
  readonly projectName: string | null
  /** Origin of the app. */
  readonly projectUrl: string | null
  /** Seconds since 1970. */
  readonly expiry: number
  readonly createdAt: number
  readonly revokedAt: number | null
  readonly permissions: readonly SessionTerm[]
  /** Limits of the permissions. */
  readonly policies: readonly SessionTerm[]
  /** By which the app uses it. */
  readonly context: `0x${string}` | null
}

export interface SessionTerm {
  readonly type: string
  readonly data?: unknown
}
