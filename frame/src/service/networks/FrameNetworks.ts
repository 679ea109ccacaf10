/** A node and a bundler of an EVM chain, as the operator configures them. */
export interface EvmNetwork {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  readonly rpcUrl: string
  /** Of a bundler (ERC-7769); without one there are no smart accounts on the network. */
  readonly bundlerUrl?: string | undefined
}

/** Networks that the frame offers. */
export interface FrameNetworks {
  readonly evm: readonly EvmNetwork[]
  readonly solana: { readonly caipNetworkId: string; readonly rpcUrl: string } | undefined
}
