import type { StoredSession } from '../store/SignInStore.ts'

/** The signed-in user. */
export type SignInSession = {
  /** CAIP-10 account that signed in. */
  readonly address: string
  /** CAIP-10 ids of all accounts that have signed in this session: `address` first, then those linked to it. */
  readonly accounts: string[]
  readonly user: { readonly name: string }
  /** When the session ends, in ISO 8601. */
  readonly expires: string
}

export function toSignInSession({ account, linked, name, expiresAt }: StoredSession): SignInSession {
  return {
    address: account,
    accounts: [account, ...linked],
    user: { name },
    expires: new Date(expiresAt).toISOString(),
  }
}
