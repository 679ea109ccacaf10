import { trackEvent } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { Footnote } from '../../parts/Footnote.tsx'
import { keepWhole } from '../../parts/keepWhole.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { ErrorNotice } from '../../parts/Notice/ErrorNotice.tsx'
import { Spinner } from '../../parts/Spinner/Spinner.tsx'
import { CodeInput } from './CodeInput.tsx'
import { codeLength } from './codeDigits.ts'
import { loginMessages } from './messages/login.ts'

export interface CodeFormProps {
  /** The address that has got the code. */
  readonly email: string
  /** Identity of the code that was sent. Another one empties the field and focuses it. */
  readonly sentCode: unknown
  /** Rejects when the code was refused. */
  readonly submit: (code: string) => Promise<void>
  /** Actions that need no code. */
  readonly children: ReactNode
}

/** Asks for the code of an e-mail. It is checked as soon as it is complete; one that was refused is entered anew. */
export function CodeForm({ email, sentCode, submit, children }: CodeFormProps) {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const announce = useAnnounce()
  const input = useRef<HTMLInputElement>(null)
  const textId = useId()
  const problemId = useId()
  const [code, setCode] = useState('')
  const [state, setState] = useState<'entry' | 'checking' | 'accepted'>('entry')
  const [problem, setProblem] = useState<{ readonly text: string }>()
  const [enteredFor, setEnteredFor] = useState(sentCode)
  const isMounted = useRef(true)

  if (enteredFor !== sentCode) {
    setEnteredFor(sentCode)
    setCode('')
    setProblem(undefined)
  }

  // It is what the visitor has waited for; the heading has been announced when the view came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent is entered anew
  useEffect(() => input.current?.focus(), [sentCode])

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function check(complete: string): Promise<void> {
    setState('checking')
    setProblem(undefined)
    announce(message('checking'))
    try {
      await submit(complete)
      if (isMounted.current) setState('accepted')
    } catch (error) {
      if (!isMounted.current) return
      const text = isWalletKitError(error, 'FRAME_ERROR') ? error.message : message('codeFailed')
      trackEvent(kit, {
        type: 'track',
        event: 'EMAIL_VERIFICATION_CODE_FAIL',
        properties: { message: text },
      })
      setState('entry')
      setCode('')
      setProblem({ text })
      announce(text, 'assertive')
      input.current?.focus()
    }
  }

  function enter(digits: string): void {
    if (state !== 'entry') return
    setCode(digits)
    if (digits) setProblem(undefined)
    if (digits.length === codeLength) void check(digits)
  }

  return (
    <>
      <Lead text={keepWhole(message('codeText', { email }), email)} textId={textId} />
      <CodeInput
        inputRef={input}
        label={message('code')}
        value={code}
        isInvalid={problem !== undefined}
        isBusy={state !== 'entry'}
        describedBy={problem ? problemId : textId}
        onChange={enter}
      />
      {problem && (
        <ErrorNotice>
          {/* The service writes in its own language. */}
          <bdi id={problemId}>{problem.text}</bdi>
        </ErrorNotice>
      )}
      {state === 'entry' ? (
        <>
          <Footnote>{message('codeValid')}</Footnote>
          {children}
        </>
      ) : (
        <Footnote>
          <Spinner /> {message(state)}
        </Footnote>
      )}
    </>
  )
}
