import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

/**
 * Asks the sign-in server again about the connected account, for a "try again" in the states `unknown` and
 * `unavailable`.
 * Never rejects: the outcome is in `kit.stores.signIn`.
 *
 * @example
 * await checkSignIn(kit)
 */
export async function checkSignIn({ _internal: context }: KitHandle<SignInContext>): Promise<void> {
  const signIn = await context.loadSignIn()
  await signIn.check('change')
}
