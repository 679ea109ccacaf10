/** Transfers, swaps and the review of requests. */
export const loadTransactions = () => import('./use.ts')
