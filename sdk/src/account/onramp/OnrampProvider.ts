/** Provider of a purchase. */
export type OnrampProviderId = 'coinbase' | 'meld'

export interface OnrampProvider {
  readonly id: OnrampProviderId
  readonly name: string
  /** In percent. */
  readonly fee: { readonly min: number; readonly max: number }
}
