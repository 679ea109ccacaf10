/** Chain families that the kit knows. Only `eip155` has an adapter of its own so far. */
export type ChainNamespace = 'eip155' | 'solana' | 'polkadot' | 'bip122'

/** CAIP-2 network id, e.g. `eip155:1`. https://chainagnostic.org/CAIPs/caip-2 */
export type CaipNetworkId = `${string}:${string}`

/** CAIP-10 account id, e.g. `eip155:1:0xab…cd`. https://chainagnostic.org/CAIPs/caip-10 */
export type CaipAddress = `${string}:${string}:${string}`
