import type { SignInFields } from '../namespaces/SignInFields.ts'

/** What a kit lends to a sign-in plug-in. */
export interface SignInTools {
  /** The message of some fields, in the words that wallets of the account's namespace recognise. */
  createSignInMessage(fields: SignInFields): Promise<string>
}
