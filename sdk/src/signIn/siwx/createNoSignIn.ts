import { createLateError } from '../../foundation/errors/createLateError.ts'
import type { SignIn, SignInEffects } from './SignInContext.ts'

/** Sign-in of a kit without a plug-in for it: its code is not loaded. */
export function createNoSignIn({ signInDeclined }: Pick<SignInEffects, 'signInDeclined'>): SignIn {
  const nothing = async () => {}
  return {
    offer: undefined,
    leave() {},
    check: nothing,
    prepare: nothing,
    async signIn() {
      throw createLateError('SIWX_NOT_ENABLED')
    },
    async unlink() {
      throw createLateError('SIWX_NOT_ENABLED')
    },
    cancel: async () => signInDeclined(),
    signOut: nothing,
    settled: nothing,
  }
}
