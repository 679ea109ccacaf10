/** Configuration of the wallet page. Its keys are the public development keys. */
export interface WalletPageConfig {
  readonly name: string
  /** Data URI. */
  readonly icon: string
  readonly accounts: readonly WalletPageAccount[]
  /** EVM chains, each with the path of its RPC. */
  readonly chains: readonly WalletPageChain[]
  /** The Solana chain. */
  readonly solana: { readonly caipNetworkId: `solana:${string}`; readonly rpcPath: string }
}

export interface WalletPageChain {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcPath: string
}

export interface WalletPageAccount {
  readonly name: string
  readonly evm: { readonly address: `0x${string}`; readonly privateKey: `0x${string}` }
  /** In base58; the secret key is 64 bytes of seed and public key. */
  readonly solana: { readonly address: string; readonly secretKey: string }
}
