import type { DisplayName } from '../../foundation/format/toDisplayName.ts'

/** Permissions of an app for an account without another prompt (ERC-7715). Names are strangers' claims, cleaned. */
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
  /** Types of permissions, e.g. `contract-call`. */
  readonly permissions: readonly DisplayName[]
}
