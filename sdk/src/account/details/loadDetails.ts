/** Balance and names of an account, and what refetches all reads of it. */
export const loadDetails = () => import('./use.ts')
