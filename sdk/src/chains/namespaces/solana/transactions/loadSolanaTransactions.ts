/** Transfers and the review of requests. */
export const loadSolanaTransactions = () => import('./use.ts')
