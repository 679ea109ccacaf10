/** Kinds of transferred assets. */
export type TransferStandard = 'native' | 'erc20' | 'erc721' | 'erc1155' | 'spl' | 'splNft'

/** A transfer within a transaction. The schema says when a field is empty. */
export interface IndexedTransfer {
  readonly standard: TransferStandard
  readonly contract: string
  readonly tokenId: string
  readonly sender: string
  readonly recipient: string
  readonly amount: bigint
}

/** Effect of a call beside transfers. */
export type IndexedOperation = 'approve' | 'deploy' | 'deposit' | 'withdraw' | 'execute' | 'transfer'

/** A transaction as the index keeps it. */
export interface IndexedTransaction {
  readonly hash: string
  readonly block: number
  readonly position: number
  /** Milliseconds since 1970. */
  readonly minedAt: number
  readonly sender: string
  readonly recipient: string | null
  readonly nonce: number
  readonly succeeded: boolean
  readonly operation: IndexedOperation
  readonly transfers: readonly IndexedTransfer[]
}
