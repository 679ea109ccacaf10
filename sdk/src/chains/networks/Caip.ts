import type { Network } from '@wallet-kit/clients/options/types'

/** Chain families that hosts can name. Features of each are in `namespaces/`. */
export type ChainNamespace = NonNullable<Network['chainNamespace']>

/** CAIP-2 network id: namespace, colon, reference. https://chainagnostic.org/CAIPs/caip-2 */
export type CaipNetworkId = `${string}:${string}`

/** CAIP-10 account id: CAIP-2 network id, colon, address. https://chainagnostic.org/CAIPs/caip-10 */
export type CaipAddress = `${string}:${string}:${string}`
