import type { KitHandle } from '../stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

/**
 * Declines to sign: where sign-in is required, disconnects the wallet of the account that is asked, with all that
 * shares its session; else only closes the modal. It never falls back to a session of another account. Never rejects.
 *
 * @example
 * await cancelSignIn(kit)
 */
export async function cancelSignIn({ _internal: context }: KitHandle<SignInContext>): Promise<void> {
  const signIn = await context.loadSignIn()
  await signIn.cancel()
}
