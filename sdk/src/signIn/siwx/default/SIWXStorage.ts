import type { CaipNetworkId } from '../../../chains/networks/Caip.ts'
import type { SIWXSession } from '../SIWXConfig.ts'

/** Storage of `DefaultSIWX` for sign-in sessions; the names are AppKit's. Each method may reject. */
export interface SIWXStorage {
  /** Adds a session that has been verified. */
  add(session: SIWXSession): Promise<void>
  /** Replaces all sessions; an empty list signs out. */
  set(sessions: SIWXSession[]): Promise<void>
  /** Sessions of one account on one network. They are verified again, and are shown only when they are valid. */
  get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]>
  /** Removes the sessions of one account on one network. */
  delete(chainId: CaipNetworkId, address: string): Promise<void>
}
