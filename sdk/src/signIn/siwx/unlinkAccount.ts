import type { CaipAddress } from '../../chains/networks/Caip.ts'
import type { KitHandle } from '../../foundation/stores/KitHandle.ts'
import type { SignInContext } from './SignInContext.ts'

export interface UnlinkAccountParameters {
  /** CAIP-10 id of one of the session's `accounts`, except the first. */
  readonly account: CaipAddress
}

/**
 * Removes an account from the visitor's session (`POST {auth}/session`). The wallet stays connected; the account needs a
 * signature when it is used next, and the state leaves `authenticated` immediately where it is the connected one. The
 * first account of a session leaves by signing out.
 *
 * @throws WalletKitError `SIWX_NOT_ENABLED`, `ACCOUNT_NOT_LINKED` for any other account, `AUTH_MISSING_CSRF`,
 *   `SIGN_IN_SERVER_UNREACHABLE`
 *
 * @example
 * await unlinkAccount(kit, { account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
 */
export async function unlinkAccount(
  { _internal: context }: KitHandle<SignInContext>,
  { account }: UnlinkAccountParameters,
): Promise<void> {
  const signIn = await context.loadSignIn()
  await signIn.unlink(account)
}
