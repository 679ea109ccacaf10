import type { Modal } from './createModal.ts'
import type { ModalState } from './ModalState.ts'
import type { ViewName } from './ViewName.ts'

/** Views whose question is answered once a wallet is connected on a supported network. */
const answered: readonly ViewName[] = [
  'Connect',
  'AllWallets',
  'ConnectingExternal',
  'ConnectWallets',
  'UnsupportedChain',
  'SIWXSignMessage',
]

/** Leaves the views that a finished connection, network change or sign-in has answered. */
export function settleModal(modal: Modal, { open, view }: ModalState): void {
  if (!open) return
  if (answered.includes(view)) modal.hide()
  else if (view === 'Networks' || view === 'SwitchNetwork') modal.leaveNetworks()
}
