import type { AppKit } from '../AppKit.ts'
import { forgetWallet } from '../connection/forgetWallet.ts'

/**
 * The visitor does not want to sign: disconnects where sign-in is required, else only closes the modal. It
 * never falls back to a session of another account. Never rejects.
 *
 * @example
 * await cancelSignIn(kit)
 */
export async function cancelSignIn({ _internal: kit }: Pick<AppKit, '_internal'>): Promise<void> {
  const { siwx, store } = kit.signIn
  if (!kit.getSignInAccount()) return kit.modal.hide()
  if (siwx?.getRequired?.() === false) {
    const { caipAddress } = store.getState()
    kit.signIn.takeOver()
    store.set(caipAddress ? { status: 'needed', caipAddress } : { status: 'needed' })
    return kit.modal.hide()
  }
  kit.signIn.takeOver()
  store.set({ status: 'cancelling' })
  await forgetWallet(kit)
  kit.modal.hide()
}
