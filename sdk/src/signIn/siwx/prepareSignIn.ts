import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

/**
 * Gets the message that the connected account will be asked to sign, so that it can be shown before: it is
 * `message` of `kit.stores.signIn`, and `signIn` has exactly this text signed. Only in the state `needed`; never
 * rejects. Where it fails, `signIn` tries again and reports why.
 *
 * @example
 * await prepareSignIn(kit)
 * kit.stores.signIn.getState().message
 */
export async function prepareSignIn({ _internal: context }: KitHandle<SignInContext>): Promise<void> {
  const signIn = await context.loadSignIn()
  await signIn.prepare()
}
