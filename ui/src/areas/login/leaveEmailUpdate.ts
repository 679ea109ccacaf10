import type { AppKit } from '@wallet-kit/sdk'
import { goBack } from '@wallet-kit/sdk/actions'

/** Returns to the view that began a change of the e-mail address; closes the modal where that was its first. */
export function leaveEmailUpdate(kit: AppKit): void {
  const isUpdate = () => kit.isOpen() && kit.stores.modal.getState().view.startsWith('UpdateEmail')
  while (isUpdate()) {
    const { length } = kit.stores.modal.getState().history
    goBack(kit)
    // Refused to go back.
    if (kit.stores.modal.getState().history.length === length) return
  }
}
