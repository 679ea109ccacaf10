import { type Recipient, resolveRecipient } from '@wallet-kit/sdk/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../kit/provider/useKit.ts'
import { useDebounced } from '../../parts/useDebounced.ts'

/** State of the receiver's lookup. */
export type RecipientState =
  | { readonly status: 'empty' | 'resolving' | 'invalid' | 'failed' }
  | { readonly status: 'known'; readonly recipient: Recipient }

/** Pause after the last key before a name is looked up, in ms. */
const pause = 300

export interface RecipientLookup {
  readonly recipient: RecipientState
  /** After a failure. */
  readonly lookUpAgain: () => void
}

/** The account behind the address or name that was entered. */
export function useRecipient(text: string, caipNetworkId: `${string}:${string}`): RecipientLookup {
  const kit = useKit()
  const entered = text.trim()
  const settled = useDebounced(entered, pause)
  const subject = `${caipNetworkId} ${settled}`
  const [known, setKnown] = useState<{ readonly subject: string; readonly state: RecipientState }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks up again
  useEffect(() => {
    if (settled === '') return
    let isCurrent = true
    const update = (state: RecipientState) => isCurrent && setKnown({ subject, state })
    resolveRecipient(kit, { text: settled, caipNetworkId }).then(
      (recipient) => update(recipient ? { status: 'known', recipient } : { status: 'invalid' }),
      () => update({ status: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [kit, settled, caipNetworkId, subject, attempt])
  function lookUpAgain(): void {
    setKnown(undefined)
    setAttempt(attempt + 1)
  }
  const found = known?.subject === subject && settled === entered ? known.state : undefined
  return { recipient: entered === '' ? { status: 'empty' } : (found ?? { status: 'resolving' }), lookUpAgain }
}
