import type { SignIn } from '../choices.ts'

/** Answers of `create-wallet-kit add`. */
export interface AddChoices {
  /** Names of `@wallet-kit/sdk/networks`, at least one. */
  readonly networks: readonly string[]
  readonly signIn: SignIn
  /** Empty: none. */
  readonly logins: readonly string[]
  /** `own`: at addresses that are written into the options later. */
  readonly services: 'hosted' | 'own'
  readonly projectId: string | undefined
  /** Whether the app gets a content security policy. */
  readonly policy: boolean
  /** Whether a button is put above the pages. */
  readonly button: boolean
}
