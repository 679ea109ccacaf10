import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

/**
 * Declines to sign. Where sign-in is required, it goes back to the network on which this account was signed in
 * (`previous.canReturn` of the state); without one, or when the wallet declines that, it disconnects the wallet of the
 * account that is asked, with all that shares its session. Where it is not required, it only closes the modal. It never
 * falls back to a session of another account. Never rejects.
 *
 * @example
 * await cancelSignIn(kit)
 */
export async function cancelSignIn({ _internal: context }: KitHandle<SignInContext>): Promise<void> {
  const signIn = await context.loadSignIn()
  await signIn.cancel()
}
