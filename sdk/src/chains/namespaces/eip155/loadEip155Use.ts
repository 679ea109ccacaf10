/** Networks and texts to sign in with. */
export const loadEip155Use = () => import('./use.ts')
