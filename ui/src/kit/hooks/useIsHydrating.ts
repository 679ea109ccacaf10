import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on servers and in the first render of hydration, so that both have the same output. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
