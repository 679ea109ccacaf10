/** Transactions to sign and to send. */
export const loadBuilding = () => import('./use.ts')
