import type { AppKit } from '@wallet-kit/sdk'
import { checkSignIn, prepareSignIn } from '@wallet-kit/sdk/actions'
import { signShown } from './signShown.ts'

/** Asks a sign-in service that was unavailable again. What it says then is in the state. */
export async function trySignIn(kit: AppKit): Promise<void> {
  const isNeeded = () => kit.stores.signIn.getState().status === 'needed'
  await checkSignIn(kit)
  if (!isNeeded()) return
  await prepareSignIn(kit)
  const { message } = kit.stores.signIn.getState()
  // Without a message, signing reports why there is none.
  if (isNeeded() && message === undefined) await signShown(kit)
}
