/** Reads of balances, with the query cache, and what refetches them. */
export const loadBalances = () => import('./use.ts')
