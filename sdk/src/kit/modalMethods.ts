import { watchDerived } from '../foundation/stores/watchDerived.ts'
import type { AppKit, PublicState } from './AppKit.ts'
import type { KitContext } from './KitContext.ts'

type ModalMethods = Pick<
  AppKit,
  | 'close'
  | 'isOpen'
  | 'replace'
  | 'setLoading'
  | 'getState'
  | 'subscribeState'
  | 'isTransactionStackEmpty'
  | 'isTransactionShouldReplaceView'
  | 'getEvent'
  | 'subscribeEvents'
>

/** The instance's methods about the modal. */
export function modalMethods(context: KitContext): ModalMethods {
  const { events, modal, networks, start } = context.stores

  function getState(): PublicState {
    const { open, loading } = modal.getState()
    const { active, activeNamespace } = networks.getState()
    return {
      open,
      loading,
      selectedNetworkId: active.caipNetworkId,
      activeChain: activeNamespace,
      initialized: start.getState().isDone,
    }
  }

  return {
    close: async () => context.navigation?.dismiss(),
    isOpen: () => modal.getState().open,
    // Before its code is loaded there is no view to replace.
    replace: (view) => context.navigation?.replace({ view }),
    // Requests that wait are in `getWalletRequests`.
    isTransactionStackEmpty: () => true,
    isTransactionShouldReplaceView: () => false,
    setLoading: (loading) => modal.set({ ...modal.getState(), loading }),
    getState,
    subscribeState: (callback) => watchDerived([modal, networks, start], getState, callback),
    getEvent: events.getState,
    subscribeEvents: events.readable.subscribe,
  }
}
