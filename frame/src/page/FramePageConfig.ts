/** A chain as the frame's page knows it. */
export interface FrameChain {
  readonly chainId: number
  readonly name: string
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  /** Of its bundler; without one there are no smart accounts on the chain. */
  readonly bundlerUrl?: string
}

/** Configuration of the frame's page. */
export interface FramePageConfig {
  /** Pages that may embed it. */
  readonly origins: readonly string[]
  readonly chains: readonly FrameChain[]
  /** Origin of the keeper. */
  readonly keeper: string
}
