/** Limit and price of gas, in families that have them. */
export interface GasTerms {
  readonly gas: bigint
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
}

/** How the calls of a transfer or a swap are sent. */
export interface SendingTerms {
  /** Limit and price of gas that were shown. Default: the wallet's. */
  readonly gas?: GasTerms | undefined
  /** The host app's service has to pay the network fee (ERC-7677), else nothing is sent. Default: false. */
  readonly isSponsored?: boolean | undefined
  /** The wallet may use funds that the network does not show (ERC-7682). Default: false. */
  readonly auxiliaryFunds?: boolean | undefined
}

/** Calls that the wallet has sent. */
export interface SentRequest {
  /** Hash or signature of a transaction, or the wallet's id of a bundle. */
  readonly id: string
  readonly isBundle: boolean
}
