import { CredentialsSignin } from '@auth/core/errors'
import type { SignInRefusal } from './verifySignIn.ts'

/** How Auth.js is told no: it answers with the sign-in page's address, `error=CredentialsSignin` and this code. */
export class SignInRefused extends CredentialsSignin {
  override code: string

  constructor(refusal: SignInRefusal, cause: unknown) {
    super(`The sign-in was refused: ${refusal}`, cause instanceof Error ? { cause } : undefined)
    this.code = refusal
  }
}
