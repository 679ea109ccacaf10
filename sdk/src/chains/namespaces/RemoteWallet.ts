import type { DisplayName } from '../../foundation/format/toDisplayName.ts'
import type { CaipAddress, CaipNetworkId } from '../networks/Caip.ts'

/** A wallet that is reached by messages instead of an object in the page, as far as one namespace is concerned. */
export interface RemoteWallet {
  readonly name: DisplayName
  /** Image data URI, or an https URL. */
  readonly icon: string | undefined
  /** Accounts that it has approved, CAIP-10. */
  getAccounts(): readonly CaipAddress[]
  /** Networks that it has approved. */
  getNetworkIds(): readonly CaipNetworkId[]
  getNetworkId(): CaipNetworkId
  /** Makes an approved network the one that requests go to. */
  setNetworkId(id: CaipNetworkId): void
  /**
   * Moves the wallet itself to a network, before that becomes the one that requests go to. Absent: a wallet takes the network
   * of each request.
   */
  switchNetwork?(id: CaipNetworkId): Promise<void>
  /** @param args `caipNetworkId`: an approved network that the request is about. Default: the present one. */
  request(args: {
    readonly method: string
    readonly params?: unknown
    readonly caipNetworkId?: CaipNetworkId
  }): Promise<unknown>
  /** Ends the session on both sides. */
  disconnect(): Promise<void>
  /** Calls back when accounts or network have changed, or the session has ended. Returns a stop function. */
  subscribe(listener: (change: 'accounts' | 'network' | 'end') => void): () => void
}
