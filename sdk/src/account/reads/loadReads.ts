/** Reads of services: tokens, collectibles, history, permissions and offers to buy. */
export const loadReads = () => import('./use.ts')
