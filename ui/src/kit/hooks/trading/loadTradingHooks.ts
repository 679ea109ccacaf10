/** Swaps and purchases. */
export const loadTradingHooks = () => import('./use.ts')
