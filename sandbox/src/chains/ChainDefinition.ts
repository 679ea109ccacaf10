/** Public description of one of the sandbox's chains. */
export interface ChainDefinition {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  /** Id of the network's image in the wallet directory. */
  readonly imageId: string
}
