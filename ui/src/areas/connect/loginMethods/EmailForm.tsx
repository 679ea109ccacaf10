import { getEmailLoginDelay, logIn, trackEvent } from '@wallet-kit/sdk/actions'
import { type SyntheticEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../foundation/icons/Icon.tsx'
import { forwardIcon } from '../../../foundation/icons/icons.ts'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useAnnounce } from '../../../parts/AnnounceContext.ts'
import { IconButton } from '../../../parts/IconButton/IconButton.tsx'
import { RowGateContext } from '../../../parts/Row/Row.tsx'
import { RowNote } from '../../../parts/Row/RowNote.tsx'
import { TextField } from '../../../parts/TextField/TextField.tsx'
import { useViewMemory, ViewMemoryContext } from '../../../shell/ViewMemoryContext.ts'
import { usePrefetchView } from '../../../shell/views/ViewLoaderContext.ts'
import { loginMethodsMessages } from '../messages/loginMethods.ts'
import { isEmail } from './isEmail.ts'

const Form = styled('form')({ flex: 'none', margin: 0 })

const Problem = styled(RowNote)({ color: cssVar('error') })

/** Of a domain that is reserved for examples (RFC 2606), so that no mail is delivered. */
const example = 'name@example.com'

/** Key of what the view memory has once the visitor has been at the field. */
const selected = 'Login email selected'

/** The arrow appears once more characters than these were entered. */
const fewest = 3

/** An e-mail address, to which a code is sent. */
export function EmailForm() {
  const kit = useKit()
  const message = useMessages(loginMethodsMessages)
  const announce = useAnnounce()
  const gate = useContext(RowGateContext)
  const prefetch = usePrefetchView('EmailVerifyOtp')
  const problemId = useId()
  const form = useRef<HTMLFormElement>(null)
  // Back here, nothing has to be entered twice.
  const [email, setEmail] = useViewMemory('Login email', '')
  const memory = useContext(ViewMemoryContext)
  const [problem, setProblem] = useState<'invalid' | number>()
  const isCooling = typeof problem === 'number'
  const text =
    problem === 'invalid'
      ? message('emailInvalid')
      : isCooling
        ? message('emailCooldown', { seconds: problem })
        : undefined

  useEffect(() => {
    if (!isCooling) return
    const timer = setInterval(() => {
      const seconds = toSeconds(getEmailLoginDelay(kit))
      setProblem(seconds > 0 ? seconds : undefined)
    }, 1_000)
    return () => clearInterval(timer)
  }, [kit, isCooling])

  /** The visitor is at the field, which may have had the focus from the start. */
  function select(): void {
    // Once per opening: the memory is cleared when the modal closes, but this form may stay.
    if (memory.has(selected)) return
    memory.set(selected, true)
    trackEvent(kit, { type: 'track', event: 'EMAIL_LOGIN_SELECTED' })
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    const seconds = toSeconds(getEmailLoginDelay(kit))
    if (gate) gate.onRefused()
    else if (!isEmail(email)) refuse('invalid')
    else if (seconds > 0) refuse(seconds)
    else logIn(kit, { email: email.trim() })
  }

  function refuse(reason: 'invalid' | number): void {
    setProblem(reason)
    announce(
      reason === 'invalid' ? message('emailInvalid') : message('emailCooldown', { seconds: reason }),
      'assertive',
    )
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Form ref={form} data-testid="wui-email-input" noValidate onSubmit={submit} {...prefetch}>
      <TextField
        label={message('email')}
        testId="wui-email-input-field"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        maxLength={320}
        value={email}
        isInvalid={text !== undefined}
        reasonId={problemId}
        placeholder={example}
        aria-describedby={gate?.reasonId}
        onPointerDown={select}
        onKeyUp={({ key }) => key === 'Tab' && select()}
        onChange={(value) => {
          select()
          setEmail(value)
          if (!isCooling) setProblem(undefined)
        }}
        end={
          email.trim().length > fewest && (
            <IconButton
              type="submit"
              data-testid="wui-email-input-submit"
              aria-label={message('emailSubmit')}
              aria-disabled={gate !== undefined || undefined}
            >
              <Icon path={forwardIcon} isDirectional />
            </IconButton>
          )
        }
      >
        {text && <Problem id={problemId}>{text}</Problem>}
      </TextField>
    </Form>
  )
}

function toSeconds(delay: number): number {
  return Math.ceil(delay / 1_000)
}
