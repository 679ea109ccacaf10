/** Balance and name of an account. */
export const loadHooksUse = () => import('./use.ts')
