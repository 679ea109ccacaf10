/** Checks and advice for developers. */
export const loadDeveloperUse = () => import('./use.ts')
