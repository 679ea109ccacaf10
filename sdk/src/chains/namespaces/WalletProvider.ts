/**
 * A connector's provider of one namespace for host apps: a plain EIP-1193 provider or a Wallet Standard wallet. Only
 * the namespace itself knows which.
 */
export type WalletProvider = object
