import { createHash, randomBytes } from 'node:crypto'
import type { FrameSession } from './FrameSession.ts'

/** Sessions by their id, which the cookie holds. */
export interface FrameSessions {
  find(id: string | undefined): FrameSession | undefined
  /** Creates a session without a user, which `find` does not know until it is kept. */
  create(device: string | undefined): FrameSession
  keep(session: FrameSession): void
  /** Logs a user in, under a new id: the earlier id becomes invalid. */
  logIn(session: FrameSession, userId: string): FrameSession
  /** Issues the secret by which a page that is loaded again without its cookie takes its session up; the earlier one ends. */
  issueToken(session: FrameSession): string
  findByToken(token: string): FrameSession | undefined
  end(session: FrameSession): void
  /** Ends all, as if they had expired. */
  clear(): void
}

const defaultChainId = 1
const createId = () => randomBytes(24).toString('base64url')
const idPattern = /^[\w-]{32}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export function createFrameSessions(): FrameSessions {
  const sessions = new Map<string, FrameSession>()
  /** Ids of sessions by the hash of their token: what is kept opens no session. */
  const tokens = new Map<string, string>()
  const forgetToken = (id: string) => {
    for (const [hash, of] of tokens) if (of === id) tokens.delete(hash)
  }
  const end = ({ id, waiting }: FrameSession) => {
    waiting.abort()
    sessions.delete(id)
    forgetToken(id)
  }
  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    create: (device) => ({
      id: createId(),
      device: device !== undefined && idPattern.test(device) ? device : createId(),
      chainId: defaultChainId,
      preferredAccountType: 'eoa',
      waiting: new AbortController(),
    }),
    keep: (session) => void sessions.set(session.id, session),
    logIn(session, userId) {
      end(session)
      const { device, chainId, preferredAccountType } = session
      const loggedIn: FrameSession = {
        id: createId(),
        device,
        userId,
        chainId,
        preferredAccountType,
        waiting: new AbortController(),
      }
      sessions.set(loggedIn.id, loggedIn)
      return loggedIn
    },
    issueToken({ id }) {
      forgetToken(id)
      const token = randomBytes(32).toString('base64url')
      tokens.set(hashOf(token), id)
      return token
    },
    findByToken: (token) => sessions.get(tokens.get(hashOf(token)) ?? ''),
    end,
    clear() {
      for (const session of sessions.values()) end(session)
    },
  }
}
