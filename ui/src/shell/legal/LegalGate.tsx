import { type ReactNode, useId, useRef, useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { RowGateContext } from '../../parts/Row/Row.tsx'
import type { ViewDefinition } from '../views/ViewDefinition.ts'
import { LegalCheckbox } from './LegalCheckbox.tsx'
import { useConsent } from './useConsent.ts'

export interface LegalGateProps {
  readonly consent: NonNullable<ViewDefinition['consent']>
  readonly children: ReactNode
}

/** Ways to connect, which cannot be chosen before the visitor has agreed where the host app asks for that. */
export function LegalGate({ consent, children }: LegalGateProps) {
  const announce = useAnnounce()
  const message = useMessages(shellMessages)
  const { isRequired, isGiven, setGiven } = useConsent()
  const [wasGiven] = useState(isGiven)
  const reasonId = useId()
  const checkbox = useRef<HTMLInputElement>(null)

  function onRefused(): void {
    announce(message('legalDue'), 'assertive')
    checkbox.current?.focus()
  }

  return (
    <>
      {isRequired && (consent === 'asked' || !wasGiven || !isGiven) && (
        <LegalCheckbox inputRef={checkbox} reasonId={reasonId} isChecked={isGiven} onChange={setGiven} />
      )}
      <RowGateContext.Provider value={isRequired && !isGiven ? { reasonId, onRefused } : undefined}>
        {children}
      </RowGateContext.Provider>
    </>
  )
}
