import type { AppKit } from '../AppKit.ts'
import { getEngine } from '../connection/getEngine.ts'
import { getSignInAccount } from './getSignInAccount.ts'

/**
 * The visitor does not want to sign: disconnects where sign-in is required, else only closes the modal. It
 * never falls back to a session of another account. Never rejects.
 *
 * @example
 * await cancelSignIn(kit)
 */
export async function cancelSignIn({ _internal: kit }: Pick<AppKit, '_internal'>): Promise<void> {
  const engine = getEngine(kit)
  const account = getSignInAccount(kit)
  if (account) {
    engine.signIn.takeOver()
    const isRequired = kit.siwx?.getRequired?.() !== false
    kit.stores.signIn.set(
      isRequired ? { status: 'cancelling' } : { status: 'needed', caipAddress: account.caipAddress },
    )
    if (isRequired) await engine.forget()
  }
  kit.modal.hide()
}
