import type { AppKit } from '../AppKit.ts'

/**
 * Goes back one view. With one view left, or after `UnsupportedChain`, the modal closes. An attempt to
 * connect that was waiting for the wallet is given up.
 *
 * @example
 * goBack(kit)
 */
export function goBack({ _internal: kit }: Pick<AppKit, '_internal'>): void {
  if (kit.stores.modal.getState().view === 'ConnectingExternal') {
    kit.connections.cancel(kit.stores.networks.getState().activeNamespace)
  }
  kit.modal.back()
}
