/** The name service. */
export const loadNameService = () => import('./use.ts')
