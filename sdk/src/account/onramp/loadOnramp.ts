/** Reads of offers to buy. */
export const loadOnramp = () => import('./use.ts')
