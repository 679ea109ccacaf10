import type { AppKit, PublicState } from '../AppKit.ts'
import type { AppKitInternals } from '../AppKitInternals.ts'
import { openModal } from '../modal/openModal.ts'
import { watchDerived } from '../stores/watchDerived.ts'
import { loadEngine } from './loadEngine.ts'

type ModalMethods = Pick<
  AppKit,
  | 'open'
  | 'close'
  | 'isOpen'
  | 'replace'
  | 'setLoading'
  | 'getState'
  | 'subscribeState'
  | 'showErrorMessage'
  | 'showSuccessMessage'
>

/** The instance's methods about the modal. */
export function modalMethods(kit: AppKitInternals): ModalMethods {
  const { modal, networks, start } = kit.stores

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
    open: async (options) => openModal(kit, options),
    async close() {
      if (modal.getState().view === 'ConnectingExternal') {
        const engine = await loadEngine(kit)
        engine.connections.cancel(networks.getState().activeNamespace)
      }
      kit.modal.close()
    },
    isOpen: () => modal.getState().open,
    replace: (view) => kit.modal.replace(view),
    setLoading: (loading) => kit.modal.setLoading(loading),
    getState,
    subscribeState: (callback) => watchDerived([modal, networks, start], getState, callback),
    showErrorMessage: (message) => kit.notices.showToast({ message, variant: 'error' }),
    showSuccessMessage: (message) => kit.notices.showToast({ message, variant: 'success' }),
  }
}
