import type { AppKit } from '@wallet-kit/sdk'
import { prepareSignIn, signIn } from '@wallet-kit/sdk/actions'

/**
 * Signs the shown message. When none could be loaded before, it is loaded first, and signed with the next
 * press; when that fails again, signing reports why.
 */
export async function signShown(kit: AppKit): Promise<void> {
  const isShown = () => kit.stores.signIn.getState().message !== undefined
  if (!isShown()) {
    await prepareSignIn(kit)
    if (isShown()) return
  }
  // The state holds why it failed, and the view shows it.
  await signIn(kit).catch(() => undefined)
}
