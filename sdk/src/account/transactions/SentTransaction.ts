/** A transaction that the wallet has sent. */
export interface SentTransaction {
  /** Hash or signature, or the id of a bundle. */
  readonly id: string
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unknown'
}

/** Whether it may still be confirmed. */
export function isUnsettled({ status }: Pick<SentTransaction, 'status'>): boolean {
  return status === 'pending' || status === 'unknown'
}
