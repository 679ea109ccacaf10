/** Messages to sign, and sessions. */
export const loadSignInUse = () => import('./use.ts')
