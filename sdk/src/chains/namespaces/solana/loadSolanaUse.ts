/** Balances, nodes and signed messages. */
export const loadSolanaUse = () => import('./use.ts')
