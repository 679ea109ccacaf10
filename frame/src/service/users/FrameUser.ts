/** A user of the frame. */
export interface FrameUser {
  /** Never changes; the accounts belong to it. */
  readonly id: string
  /** Null after a social login without one. */
  readonly email: string | null
  /** Name at the social network. */
  readonly userName: string | null
}

/** Whether the user logs in with the address itself, and may change it; that of a social account is the network's. */
export function logsInByEmail(user: FrameUser): user is FrameUser & { readonly email: string } {
  return user.email !== null && user.id.startsWith('email:')
}
