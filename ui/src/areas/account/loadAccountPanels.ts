/** Loads the panels of an account: tokens, NFTs, activity and receiving. */
export const loadAccountPanels = async () => (await import('./panels/use.ts')).accountPanels
