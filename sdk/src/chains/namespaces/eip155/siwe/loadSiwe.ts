/** Connecting and signing in by one prompt: not loaded by apps without sign-in. */
export const loadSiwe = () => import('./use.ts')
