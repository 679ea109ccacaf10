/** Tokens, collectibles, history and permissions of an account. */
export const loadAccountHooks = () => import('./use.ts')
