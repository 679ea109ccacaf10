import type { CaipNetworkId, ChainNamespace } from './Caip.ts'

/** A block explorer of a network. */
export interface BlockExplorer {
  name: string
  url: string
}

/**
 * A network as a host passes it in: any object with the shape of viem's `Chain` fits.
 * A missing `chainNamespace` means `eip155`.
 */
export interface Network {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly [key: string]: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly [key: string]: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly assets?:
    | { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined }
    | undefined
}

/** A {@link Network} with its namespace, CAIP-2 id and the host's own RPC addresses and image filled in. */
export interface CaipNetwork extends Network {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}
