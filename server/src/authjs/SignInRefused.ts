import { CredentialsSignin } from '@auth/core/errors'
import type { SignInRefusal } from '../verification/verifySignIn.ts'

/** Rejects a sign-in. Auth.js redirects to the sign-in page with `error=CredentialsSignin` and this code. */
export class SignInRefused extends CredentialsSignin {
  override code: string

  constructor(refusal: SignInRefusal) {
    super(`The sign-in was refused: ${refusal}`)
    this.code = refusal
  }
}
