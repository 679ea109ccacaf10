import type { ViewName } from '@wallet-kit/sdk'
import { useEffect, useRef } from 'react'
import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { useAnnounce } from '../parts/AnnounceContext.ts'
import { Notice } from '../parts/Notice/Notice.tsx'

export interface RefusalProps {
  readonly view: ViewName
  /** Number of refusals to close. */
  readonly count: number
}

/** Explains why the modal does not close. A shake alone explains nothing, and many users cannot see it. */
export function Refusal({ view, count }: RefusalProps) {
  const message = useMessages(shellMessages)
  const announce = useAnnounce()
  const text = message(refusalKey(view))
  const atStart = useRef(count)
  const isRefused = count > atStart.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is announced, also when its message is the same
  useEffect(() => {
    if (isRefused) announce(text)
  }, [isRefused, count, text, announce])

  return isRefused ? <Notice>{text}</Notice> : null
}

function refusalKey(view: ViewName) {
  if (view === 'SIWXSignMessage') return 'refusedSignIn'
  if (view === 'UnsupportedChain') return 'refusedNetwork'
  return 'refused'
}
