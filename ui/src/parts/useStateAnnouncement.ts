import { useEffect } from 'react'
import { useAnnounce } from './AnnounceContext.ts'

/** Announces what a connecting view shows, whenever that changes; a failure immediately. */
export function useStateAnnouncement(
  { title, text }: { readonly title: string; readonly text: string },
  isUrgent: boolean,
): void {
  const announce = useAnnounce()
  // A service's own sentence ends with its full stop.
  const announcement = `${title.replace(/[.\u3002]$/, '')}. ${text}`
  useEffect(
    () => announce(announcement, isUrgent ? 'assertive' : 'polite'),
    [announce, announcement, isUrgent],
  )
}
