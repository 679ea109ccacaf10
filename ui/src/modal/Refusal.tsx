import type { ViewName } from '@wallet-kit/sdk'
import { useEffect, useRef } from 'react'
import { Notice } from '../components/Notice/Notice.tsx'
import type { Messages } from '../messages/Messages.ts'
import { useMessages } from '../messages/MessagesContext.ts'
import { useAnnounce } from './AnnounceContext.ts'

export interface RefusalProps {
  readonly view: ViewName
  /** How often closing has been refused. */
  readonly count: number
}

/** Says why the modal does not close. A shake alone is no answer, and to many not even visible. */
export function Refusal({ view, count }: RefusalProps) {
  const messages = useMessages()
  const announce = useAnnounce()
  const text = refusalText(view, messages)
  const atStart = useRef(count)
  const isRefused = count > atStart.current

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is said, also when the words are the same
  useEffect(() => {
    if (isRefused) announce(text)
  }, [isRefused, count, text, announce])

  return isRefused ? <Notice>{text}</Notice> : null
}

function refusalText(view: ViewName, { modal }: Messages): string {
  if (view === 'SIWXSignMessage') return modal.refusedSignIn
  if (view === 'UnsupportedChain') return modal.refusedNetwork
  return modal.refused
}
