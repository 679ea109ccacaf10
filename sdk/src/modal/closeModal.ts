import type { AppKit } from '../AppKit.ts'
import { cancelConnect } from '../connection/cancelConnect.ts'

/**
 * Closes the modal, or refuses with a shake where a decision is due (`UnsupportedChain`, a required
 * signature). An attempt to connect that was waiting for the wallet is given up.
 *
 * @example
 * closeModal(kit)
 */
export function closeModal({ _internal: kit }: Pick<AppKit, '_internal'>): void {
  if (kit.stores.modal.getState().view === 'ConnectingExternal') cancelConnect({ _internal: kit })
  kit.modal.close()
}
