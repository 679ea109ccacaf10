/** Transactions: building, signing, sending and reviewing them. */
export const loadSolanaTransactions = () => import('./use.ts')
