import { useEffect, useSyncExternalStore } from 'react'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { useAnnounce } from '../parts/AnnounceContext.ts'
import { Notice } from '../parts/Notice/Notice.tsx'

function subscribe(onChange: () => void): () => void {
  const changes = ['online', 'offline']
  for (const change of changes) window.addEventListener(change, onChange)
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange)
  }
}

/** In every view: why nothing loads, and what still works. Requests go on by themselves when the network is back. */
export function OfflineNotice() {
  const message = useMessages(shellMessages)
  const announce = useAnnounce()
  const isOffline = useSyncExternalStore(subscribe, () => navigator.onLine === false)
  const text = message('offline')

  useEffect(() => {
    if (isOffline) announce(text)
  }, [isOffline, announce, text])

  return isOffline ? <Notice>{text}</Notice> : null
}
