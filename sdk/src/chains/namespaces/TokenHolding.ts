/** An account's balance of a token, as a chain or a wallet states it: names are not safe to show yet. */
export interface TokenHolding {
  /** Contract or mint. Absent: the network's own coin. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  /** 0 to 255. */
  readonly decimals: number
  /** In the smallest unit. */
  readonly amount: bigint
  /** Price of a whole token in US dollars, as decimal digits. Absent: unknown. */
  readonly price?: string
}
