/** Buttons and hooks that connect one wallet. */
export const loadWalletUse = () => import('./use.ts')
