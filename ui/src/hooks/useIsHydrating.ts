import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on servers and in the first render that takes over a server's page, so that both show the same. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
