import type { AppKit } from '../AppKit.ts'
import { getEngine } from '../connection/getEngine.ts'

/**
 * Asks the sign-in server again about the connected account, for a "try again" in the state `unknown`.
 * Never rejects: the outcome is in `kit.stores.signIn`.
 *
 * @example
 * await checkSignIn(kit)
 */
export function checkSignIn({ _internal: kit }: Pick<AppKit, '_internal'>): Promise<void> {
  return getEngine(kit).signIn.check('change')
}
