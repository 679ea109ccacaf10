import { type ReactNode, useId, useRef, useState } from 'react'
import { RowGateContext } from '../../components/Row/RowGateContext.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { LegalCheckbox } from './LegalCheckbox.tsx'
import { legalMessages } from './legalMessages.ts'
import { useConsent } from './useConsent.ts'

export interface LegalGateProps {
  /**
   * Whether visitors come here first. Default: true. Else the checkbox is left out where they agreed before, and stays
   * where they agree here.
   */
  readonly isFirstAsked?: boolean
  readonly children: ReactNode
}

/** Ways to connect, which cannot be chosen before the visitor has agreed where the host app asks for that. */
export function LegalGate({ isFirstAsked = true, children }: LegalGateProps) {
  const announce = useAnnounce()
  const message = useMessages(legalMessages)
  const { isRequired, isGiven, setGiven } = useConsent()
  const [wasGiven] = useState(isGiven)
  const reasonId = useId()
  const checkbox = useRef<HTMLInputElement>(null)

  function onRefused(): void {
    announce(message('due'), 'assertive')
    checkbox.current?.focus()
  }

  return (
    <>
      {isRequired && (isFirstAsked || !wasGiven || !isGiven) && (
        <LegalCheckbox inputRef={checkbox} reasonId={reasonId} isChecked={isGiven} onChange={setGiven} />
      )}
      <RowGateContext.Provider value={isRequired && !isGiven ? { reasonId, onRefused } : undefined}>
        {children}
      </RowGateContext.Provider>
    </>
  )
}
