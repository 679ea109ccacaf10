import { siwxNotEnabled } from '@wallet-kit/clients/errors/constants'
import { createError } from '../../foundation/errors/createError.ts'
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
      throw createError(siwxNotEnabled)
    },
    async unlink() {
      throw createError(siwxNotEnabled)
    },
    cancel: async () => signInDeclined(),
    signOut: nothing,
    settled: nothing,
  }
}
