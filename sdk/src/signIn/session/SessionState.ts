import type { Session as ServerSession } from '@wallet-kit/clients/auth-session/types'
import type { WalletKitError } from '../../foundation/errors/WalletKitError.ts'

/** The signed-in user, as the auth server reports it. */
export type Session = ServerSession

/** `loading`: not known yet, or being updated. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

/** State of the session store. */
export interface SessionState {
  /** The session; `null` when there is none, and while it is not known. */
  readonly data: Session | null
  readonly status: SessionStatus
  /** Error of the last update. */
  readonly error?: WalletKitError
}
