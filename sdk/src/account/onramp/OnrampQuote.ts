export interface OnrampAmount {
  /** Decimal digits. */
  readonly amount: string
  /** ISO 4217, or the symbol of a coin or token. */
  readonly currency: string
}

/** Price of a purchase, and the received amount. */
export interface OnrampQuote {
  readonly id: string
  /** With all fees. */
  readonly total: OnrampAmount
  readonly purchase: OnrampAmount
  readonly providerFee?: OnrampAmount
  readonly networkFee?: OnrampAmount
  /** The service has no quote: every amount is the one that was asked about, and the provider states the price. */
  readonly isPlaceholder: boolean
}
