/** All wallets of the directory, and long lists of installed ones. */
export const loadAllWallets = () => import('./use.ts')
