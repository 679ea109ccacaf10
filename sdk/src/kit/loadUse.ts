/** The instance with an account. */
export const loadUse = () => import('./use.ts')
