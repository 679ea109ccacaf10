import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

/**
 * Signs the connected account in: message, signature, verification, in that order. The outcome is in
 * `kit.stores.signIn`; a failure also shows a toast and leaves the sign-message view open. Calls for one
 * account share one pending sign-in.
 *
 * - The visitor or the server refuses: state `needed` with the error, so that it can be tried again.
 * - The server returns no message: state `unavailable`. `checkSignIn` tries again; leaving the view, or `cancelSignIn`,
 *   disconnects. No half session remains.
 *
 * Never rejects once a sign-in can be tried.
 *
 * @throws WalletKitError `SIWX_NOT_ENABLED`, `ACTIVE_ADDRESS_MISSING` without an account,
 * `ACTIVE_NETWORK_OR_CLIENT_MISSING` on a network that the kit does not offer
 *
 * @example
 * await signIn(kit)
 * kit.stores.signIn.getState().status // 'authenticated'
 */
export async function signIn({ _internal: context }: KitHandle<SignInContext>): Promise<void> {
  const loaded = await context.loadSignIn()
  await loaded.signIn()
}
