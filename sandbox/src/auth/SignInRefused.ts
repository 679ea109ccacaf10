import { CredentialsSignin } from '@auth/core/errors'
import type { SignInRefusal } from './verifySignIn.ts'

/** Rejects a sign-in. Auth.js redirects to the sign-in page with `error=CredentialsSignin` and this code. */
export class SignInRefused extends CredentialsSignin {
  override code: string

  constructor(refusal: SignInRefusal, cause: unknown) {
    super(`The sign-in was refused: ${refusal}`, cause instanceof Error ? { cause } : undefined)
    this.code = refusal
  }
}
