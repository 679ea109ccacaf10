import type { IndexedTransaction, TransferStandard } from '../indexer/IndexedTransaction.ts'

/** Purpose of a transaction for an account: the contract's operation types. */
export type OperationType =
  | 'approve'
  | 'burn'
  | 'cancel'
  | 'deploy'
  | 'deposit'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'send'
  | 'trade'
  | 'withdraw'

/** @param account As the index spells it. */
export function operationTypeOf(
  { operation, transfers, sender, recipient }: IndexedTransaction,
  account: string,
): OperationType {
  if (operation === 'deploy' || operation === 'deposit' || operation === 'withdraw') return operation
  const paid = transfers.filter((each) => each.sender === account && each.recipient !== account)
  const got = transfers.filter((each) => each.recipient === account && each.sender !== account)
  if (paid.length > 0 && got.length > 0) return 'trade'
  if (got.length > 0) {
    return got.every((each) => each.sender === '' && isNft(each.standard)) ? 'mint' : 'receive'
  }
  if (paid.length > 0) return paid.every((each) => each.recipient === '') ? 'burn' : 'send'
  if (operation === 'transfer') {
    // Without a transfer: it failed, or moved nothing. An empty payment to oneself replaces another transaction.
    if (sender !== account) return 'receive'
    return recipient === account ? 'cancel' : 'send'
  }
  return operation
}

function isNft(standard: TransferStandard): boolean {
  return standard === 'erc721' || standard === 'erc1155' || standard === 'splNft'
}
