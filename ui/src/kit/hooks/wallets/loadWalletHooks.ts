/** Lists of wallets. */
export const loadWalletHooks = () => import('./use.ts')
