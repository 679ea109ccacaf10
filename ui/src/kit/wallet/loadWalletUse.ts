/** Buttons and hooks that list wallets or connect one. */
export const loadWalletUse = () => import('./use.ts')
