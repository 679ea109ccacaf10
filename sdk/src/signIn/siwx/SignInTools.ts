import type { SignInFields } from '../../chains/namespaces/SignInFields.ts'

/** A message, the fields that it states, and its signature. */
export interface SignedSignInMessage {
  readonly data: SignInFields
  readonly message: string
  readonly signature: string
}

/** Functions of a kit for sign-in plug-ins. */
export interface SignInTools {
  /** The message of some fields, in the words that wallets of the account's namespace recognise. */
  createSignInMessage(fields: SignInFields): Promise<string>
  /**
   * Whether a session is valid in this page: its message is a sign-in message of this page, these fields and this
   * time, signed by the account. For pages without an auth server: a server must not rely on it.
   */
  verifySession(session: SignedSignInMessage): Promise<boolean>
}
