import type { CaipNetworkId, ChainNamespace } from '../networks/Caip.ts'
import type { CaipNetwork } from '../networks/Network.ts'
import type { WalletProvider } from './WalletProvider.ts'

/** The connected wallet of one chain family, as that family's actions use it. */
export interface ConnectedWallet {
  readonly provider: WalletProvider
  /** The active account. */
  readonly address: string
  /** The wallet's network; `Unknown Network` when the host app does not offer it. */
  readonly network: CaipNetwork
}

/** The connection, seen from the chain families below it. */
export interface WalletAccess {
  /**
   * Asks something of the connected wallet. Settles as soon as that wallet leaves; the signal ends further questions.
   *
   * @param question what its user is asked, where they are: an equal one that is not answered yet is joined, and a wallet
   * that has forgotten this page is asked for its accounts first. Absent: nothing may prompt.
   * @throws WalletKitError `NOT_CONNECTED`, `DESTROYED`
   */
  ask<Value>(
    namespace: ChainNamespace,
    request: (wallet: ConnectedWallet, signal: AbortSignal) => Promise<Value>,
    question?: readonly unknown[],
  ): Promise<Value>
}

/** The network that an action is about. */
export interface NetworkParameters {
  /** CAIP-2, one of the kit's. Default: where the family's wallet is, else the active network or the family's first. */
  readonly caipNetworkId?: CaipNetworkId | undefined
}
