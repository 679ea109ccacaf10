/** Loads the panels of an account: tokens, NFTs, activity and receiving. */
export const loadAccountPanels = async () => (await import('./accountPanels.ts')).accountPanels
