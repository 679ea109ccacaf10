/** Tokens and calls of contracts, with viem's ABI. */
export const loadContracts = () => import('./use.ts')
