import { goBack, openView, updateEmail } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { useViewMemory } from '../../shell/ViewMemoryContext.ts'
import { isEmail } from '../connect/loginMethods/isEmail.ts'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { loginMessages } from './messages/login.ts'
import { NoEmailLogin } from './NoEmailLogin.tsx'
import { useEmailOfLogin } from './useEmailOfLogin.ts'

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: size(12), margin: 0 })

const Problem = styled(RowNote)({ color: cssVar('error') })

/** An address is longer than this. */
const fewest = 3

/** The new e-mail address of a login. */
export function UpdateEmailWalletView() {
  const present = useEmailOfLogin()
  return present === undefined ? <NoEmailLogin /> : <EmailEdit present={present} />
}

function EmailEdit({ present }: { readonly present: string }) {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const problemId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useViewMemory('New email', present)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = email.trim().length > fewest && email.trim() !== present

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!isChanged || isSaving) return
    if (!isEmail(email)) return refuse(methodMessage('emailInvalid'))
    setSaving(true)
    setProblem(undefined)
    const data = { email: email.trim() }
    try {
      const sentTo = await updateEmail(kit, data)
      // The visitor may have left meanwhile.
      if (kit.stores.modal.getState().view !== 'UpdateEmailWallet') return
      if (sentTo === 'primary') openView(kit, { view: 'UpdateEmailPrimaryOtp', data })
      else openView(kit, { view: 'UpdateEmailSecondaryOtp', data })
    } catch (error) {
      refuse(toProblem(error))
    } finally {
      setSaving(false)
    }
  }

  function toProblem(error: unknown): string {
    if (isWalletKitError(error, 'FRAME_ERROR')) return error.message
    if (isWalletKitError(error, 'EMAIL_LOGIN_COOLDOWN')) {
      const { seconds } = error.context as { seconds?: number }
      return methodMessage('emailCooldown', { seconds: seconds ?? 30 })
    }
    if (isWalletKitError(error, 'FRAME_LOAD_FAILED')) return message('unavailable.title')
    return message('editFailed')
  }

  function refuse(text: string): void {
    setProblem(text)
    announce(text, 'assertive')
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Form ref={form} noValidate data-testid="wui-email-input" onSubmit={(event) => void save(event)}>
      <Lead text={message('editText')} />
      <TextField
        label={methodMessage('email')}
        testId="wui-email-input-field"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        maxLength={320}
        value={email}
        readOnly={isSaving}
        isInvalid={problem !== undefined}
        reasonId={problemId}
        onChange={(value) => {
          setEmail(value)
          setProblem(undefined)
        }}
      >
        {problem && (
          <Problem id={problemId}>
            {/* The service writes in its own language. */}
            <bdi>{problem}</bdi>
          </Problem>
        )}
      </TextField>
      <ButtonPair>
        <MainButton data-testid="w3m-email-cancel" onClick={() => goBack(kit)}>
          {shellMessage('cancel')}
        </MainButton>
        <MainButton
          type="submit"
          data-testid="w3m-email-save"
          tone={isChanged || isSaving ? 'accent' : 'plain'}
          aria-disabled={isChanged && !isSaving ? undefined : true}
          aria-busy={isSaving || undefined}
        >
          {message(isSaving ? 'saving' : 'save')}
        </MainButton>
      </ButtonPair>
    </Form>
  )
}
