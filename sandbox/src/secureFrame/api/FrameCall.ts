import type { FrameState } from '../FrameState.ts'
import type { FrameSession } from '../session/FrameSession.ts'
import type { FrameUser } from '../users/FrameUser.ts'

/** A request of the frame's page to its server. */
export interface FrameCall {
  readonly state: FrameState
  /** An object; its values are unchecked. */
  readonly body: Readonly<Record<string, unknown>>
  readonly session: FrameSession
  /** The sandbox's origin as the page sees it. */
  readonly base: string
  /** Aborts when the page has gone, or cancels its logins. */
  readonly signal: AbortSignal
  /** Logs a user in and sends the new cookie. */
  logIn(user: FrameUser): Promise<void>
  /** Takes up a session whose cookie the browser withholds. */
  resume(session: FrameSession): void
  /** Ends the session. */
  logOut(): void
}

/** A {@link FrameCall} of a user who is logged in. */
export interface UserCall extends FrameCall {
  readonly user: FrameUser
}

/**
 * Handler of one path. Access: `anyone`; `login`, which starts a session where there is none; `user`, for users who are
 * logged in.
 */
export type FrameOperation =
  | {
      readonly path: `/${string}`
      readonly access: 'anyone' | 'login'
      readonly handle: (call: FrameCall) => object | Promise<object>
    }
  | {
      readonly path: `/${string}`
      readonly access: 'user'
      readonly handle: (call: UserCall) => object | Promise<object>
    }
