import type { FrameUser } from './FrameUser.ts'

export interface FrameUsers {
  find(id: string): FrameUser | undefined
  /** The user whose address it is, created at the first login. */
  ofEmail(email: string): FrameUser
  /** The user of an account elsewhere, e.g. `google:alice`; created at the first login. */
  ofAccount(id: string, details: Pick<FrameUser, 'email' | 'userName'>): FrameUser
  isTaken(email: string): boolean
  changeEmail(id: string, email: string): void
  clear(): void
}

export function createFrameUsers(): FrameUsers {
  const users = new Map<string, FrameUser>()
  const keep = (user: FrameUser) => {
    users.set(user.id, user)
    return user
  }
  const findByEmail = (email: string) =>
    [...users.values()].find((user) => user.id.startsWith('email:') && user.email === email)
  return {
    find: (id) => users.get(id),
    ofEmail: (email) => findByEmail(email) ?? keep({ id: unusedId(email), email, userName: null }),
    ofAccount: (id, details) => keep({ id, ...details }),
    isTaken: (email) => findByEmail(email) !== undefined,
    changeEmail(id, email) {
      const user = users.get(id)
      if (user) keep({ ...user, email })
    },
    clear: () => users.clear(),
  }

  /** An address may belong to a new user after its first user has changed theirs. */
  function unusedId(email: string): string {
    let id = `email:${email}`
    for (let generation = 2; users.has(id); generation += 1) id = `email:${email}#${generation}`
    return id
  }
}
