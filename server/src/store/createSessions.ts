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
  /**
   * Adds an account to a session. The session continues under another token and ends when it would have; undefined when it
   * has ended, or has as many accounts as it may.
   */
  link(token: string, account: string): Promise<StartedSession | undefined>
  /**
   * Removes a linked account from a session, which continues under another token; undefined when it has ended, or the
   * account is not linked to it.
   */
  unlink(token: string, account: string): Promise<StartedSession | undefined>
  /** Resolves to undefined when it is unknown, has ended or has expired. */
  read(token: string): Promise<StoredSession | undefined>
  rename(token: string, name: string): Promise<void>
  end(token: string): Promise<void>
}

export interface CreateSessionsParameters {
  readonly store: SignInStore
  readonly lifetimeSeconds: number
}

/** Accounts of a session beside the first. */
const mostLinked = 20

export function createSessions({ store, lifetimeSeconds }: CreateSessionsParameters): Sessions {
  async function add(session: Omit<StoredSession, 'id'>): Promise<StartedSession> {
    const token = randomBytes(32).toString('base64url')
    const stored = { ...session, id: toId(token) }
    await store.addSession(stored)
    return { token, session: stored }
  }

  async function read(token: string): Promise<StoredSession | undefined> {
    const session = await store.readSession(toId(token))
    return session && session.expiresAt > Date.now() ? session : undefined
  }

  const end = (token: string) => store.endSession(toId(token))

  /**
   * A copy of the old token must not gain the new rights of the session, or keep its lost ones. Nothing replaces a
   * session that has ended since it was read: another server may have signed it out, or replaced it.
   */
  async function replace(token: string, session: StoredSession): Promise<StartedSession | undefined> {
    const started = await add(session)
    if (await end(token)) return started
    await end(started.token)
    return undefined
  }

  return {
    start(account, name) {
      const createdAt = Date.now()
      return add({ account, linked: [], name, createdAt, expiresAt: createdAt + lifetimeSeconds * 1_000 })
    },
    async link(token, account) {
      const session = await read(token)
      if (!session) return undefined
      const { linked } = session
      const isKnown = session.account === account || linked.includes(account)
      if (!isKnown && linked.length >= mostLinked) return undefined
      return replace(token, { ...session, linked: isKnown ? linked : [...linked, account] })
    },
    async unlink(token, account) {
      const session = await read(token)
      if (!session?.linked.includes(account)) return undefined
      return replace(token, { ...session, linked: session.linked.filter((linked) => linked !== account) })
    },
    read,
    rename: (token, name) => store.renameSession(toId(token), name),
    async end(token) {
      await end(token)
    },
  }
}

function toId(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
