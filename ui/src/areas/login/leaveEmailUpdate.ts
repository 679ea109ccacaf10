import type { AppKit } from '@wallet-kit/sdk'
import { goBack } from '@wallet-kit/sdk/actions'

/** Goes back to where a change of the e-mail address was begun; closes the modal where that was its first view. */
export function leaveEmailUpdate(kit: AppKit): void {
  const isUpdate = () => kit.isOpen() && kit.stores.modal.getState().view.startsWith('UpdateEmail')
  while (isUpdate()) {
    const { length } = kit.stores.modal.getState().history
    goBack(kit)
    // Where the way back is refused.
    if (kit.stores.modal.getState().history.length === length) return
  }
}
