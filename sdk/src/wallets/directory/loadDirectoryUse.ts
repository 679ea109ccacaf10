/** Wallets that were used last, and reads that are repeated. */
export const loadDirectoryUse = () => import('./use.ts')
