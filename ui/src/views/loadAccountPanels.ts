/** Loads the panels of an account: tokens, activity, receiving and sending. */
export const loadAccountPanels = async () => (await import('./accountPanels.ts')).accountPanels
