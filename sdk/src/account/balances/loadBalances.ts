/** Reads of balances, with the query cache. */
export const loadBalances = () => import('./use.ts')
