/** Balances, the code of an account, and nodes. */
export const loadReads = () => import('./use.ts')
