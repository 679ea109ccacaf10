/** Loads the panels of an account: tokens, activity, receiving, sending and swapping. */
export const loadAccountPanels = async () => (await import('./accountPanels.ts')).accountPanels
