/** Configuration of the frame's page. */
export interface FramePageConfig {
  /** Pages that may embed it. */
  readonly origins: readonly string[]
  readonly chains: readonly {
    readonly chainId: number
    readonly name: string
    readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  }[]
}
