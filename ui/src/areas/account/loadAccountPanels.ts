/** Loads the panels of an account: tokens, NFTs, activity and receiving. */
export const loadAccountPanels = () => import('./panels/use.ts')
