import type { AppKit } from '../AppKit.ts'
import { cancelConnect } from '../connection/cancelConnect.ts'

/**
 * Goes back one view. With one view left, or after `UnsupportedChain`, the modal closes. An attempt to
 * connect that was waiting for the wallet is given up.
 *
 * @example
 * goBack(kit)
 */
export function goBack({ _internal: kit }: Pick<AppKit, '_internal'>): void {
  if (kit.stores.modal.getState().view === 'ConnectingExternal') cancelConnect({ _internal: kit })
  kit.modal.back()
}
