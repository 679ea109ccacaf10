import type { StoredSession } from '../store/SignInStore.ts'

/** Who is signed in. */
export type SignInSession = {
  /** CAIP-10 account that signed in. */
  readonly address: string
  readonly user: { readonly name: string }
  /** When the session ends, in ISO 8601. */
  readonly expires: string
}

export function toSignInSession({ account, name, expiresAt }: StoredSession): SignInSession {
  return { address: account, user: { name }, expires: new Date(expiresAt).toISOString() }
}
