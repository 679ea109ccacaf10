/** Nodes of a network. */
export const loadNodes = () => import('./use.ts')
