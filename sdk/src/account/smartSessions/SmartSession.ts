import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** What an app may do for an account without asking again (ERC-7715). Names are strangers' claims, cleaned. */
export interface SmartSession {
  /** Permission context id, which identifies it. */
  readonly pci: string
  /** Of the app. Absent: it states none. */
  readonly name?: DisplayName
  readonly status: 'active' | 'expired' | 'revoked'
  /** When it ends, in ms since 1970. */
  readonly expiresAt: number
  /** In ms since 1970. */
  readonly createdAt?: number
  /** Types of what was allowed, e.g. `contract-call`. */
  readonly permissions: readonly DisplayName[]
}
