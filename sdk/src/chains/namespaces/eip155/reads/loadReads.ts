/** Balances and nodes. */
export const loadReads = () => import('./use.ts')
