/** Tokens, collectibles, history and permissions of an account, swaps and purchases. */
export const loadAccountHooks = () => import('./use.ts')
