import type { EventsState } from '@wallet-kit/sdk'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

/**
 * The last thing that the visitor has done, or that has happened to them: its name and properties are AppKit's, its
 * time is in ms since 1970. Events stay in the page.
 *
 * @example
 * const { data } = useAppKitEvents()
 * useEffect(() => report(data.event), [data])
 */
export function useAppKitEvents(): EventsState {
  return useStore(useKit().stores.events)
}
