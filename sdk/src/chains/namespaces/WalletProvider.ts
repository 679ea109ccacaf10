/**
 * What a connector hands to a host app for one namespace: a plain EIP-1193 provider or a Wallet Standard
 * wallet. Only the namespace itself knows which.
 */
export type WalletProvider = object
