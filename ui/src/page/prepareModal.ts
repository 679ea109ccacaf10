import { assertOnline } from '../kit/instance/assertOnline.ts'
import type { MountedModal } from '../kit/instance/MountedModal.ts'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'

/**
 * Loads the modal on intent: a pointer over a button, focus on it, a touch, an idle page with `preload: 'idle'`; at the
 * latest when it opens. Two doors are fetched together: `app/opening.ts`, the modal with its first view, and the sdk's
 * `kit/opening.ts`, which finds wallets and navigates. The modal is rendered hidden; no service is asked.
 *
 * @throws Error when the browser is offline, or the host app places the element itself and has not
 */
export async function prepareModal(kit: ReactAppKit): Promise<MountedModal> {
  assertOnline()
  // Fetched with the modal, which waits for it and reports its failure, not after it.
  kit._internal.loadNavigation().catch(() => {})
  const code = await import('../app/opening.ts')
  return code.mountModal(kit)
}
