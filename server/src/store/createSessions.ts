import { createHash, randomBytes } from 'node:crypto'
import type { SignInStore, StoredSession } from './SignInStore.ts'

/** A session that has just started. */
export interface StartedSession {
  /** The secret for the visitor's cookie; the store has only its hash. */
  readonly token: string
  readonly session: StoredSession
}

/** Sessions by the token in the visitor's cookie. */
export interface Sessions {
  start(account: string, name: string): Promise<StartedSession>
  /** Resolves to undefined when it is unknown, has ended or has expired. */
  read(token: string): Promise<StoredSession | undefined>
  rename(token: string, name: string): Promise<void>
  end(token: string): Promise<void>
}

export interface CreateSessionsParameters {
  readonly store: SignInStore
  readonly lifetimeSeconds: number
}

export function createSessions({ store, lifetimeSeconds }: CreateSessionsParameters): Sessions {
  return {
    async start(account, name) {
      const token = randomBytes(32).toString('base64url')
      const createdAt = Date.now()
      const session = {
        id: toId(token),
        account,
        name,
        createdAt,
        expiresAt: createdAt + lifetimeSeconds * 1_000,
      }
      await store.addSession(session)
      return { token, session }
    },
    async read(token) {
      const session = await store.readSession(toId(token))
      return session && session.expiresAt > Date.now() ? session : undefined
    },
    rename: (token, name) => store.renameSession(toId(token), name),
    end: (token) => store.endSession(toId(token)),
  }
}

function toId(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
