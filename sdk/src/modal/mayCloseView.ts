import type { AppKitInternals } from '../AppKitInternals.ts'
import type { ViewName } from './ViewName.ts'

/** Whether the visitor may leave: not while a network or a required signature is still to be decided. */
export function mayCloseView({ siwx, stores }: AppKitInternals, view: ViewName): boolean {
  if (view === 'UnsupportedChain') return false
  if (view !== 'SIWXSignMessage' && view !== 'ApproveTransaction') return true
  if (!siwx || stores.signIn.getState().status === 'authenticated') return true
  return siwx.getRequired?.() === false
}
