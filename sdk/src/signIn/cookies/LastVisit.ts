import type { CaipNetworkId, ChainNamespace } from '../../chains/networks/Caip.ts'

/** The wallet of the last visit in one namespace. */
export interface LastConnection {
  readonly connectorId: string
  /** For display only: the wallet has not confirmed it yet. */
  readonly address: string
}

/** State of a returning visitor for the server: plain data, which a Server Component may pass on. */
export interface LastVisit {
  /** CAIP-2 id of the network that was active. */
  readonly networkId?: CaipNetworkId
  readonly connections: Readonly<Partial<Record<ChainNamespace, LastConnection>>>
}
