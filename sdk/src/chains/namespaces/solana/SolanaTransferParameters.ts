/** A transfer from the connected account. */
export interface SolanaTransferParameters {
  /** Address of a wallet, not of its token account, in base58. */
  readonly recipient: string
  /** In the smallest unit: lamports, or those of the token. */
  readonly amount: bigint
  /** Mint of an SPL Token or Token-2022 token. Default: SOL. */
  readonly mint?: string | undefined
}
