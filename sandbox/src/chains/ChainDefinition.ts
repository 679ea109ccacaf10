/** One of the sandbox's chains, as everybody is told about it. */
export interface ChainDefinition {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Key of the network's picture at the wallet directory. */
  readonly imageId: string
}
