import type { CodeStep } from '@wallet-kit/sdk'
import { resendLoginCode, submitLoginCode } from '@wallet-kit/sdk/actions'
import { isWalletKitError } from '@wallet-kit/sdk/errors'
import { useState } from 'react'
import { mailIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useAnnounce } from '../../parts/AnnounceContext.ts'
import { keepWhole } from '../../parts/keepWhole.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { usePatience } from '../../parts/usePatience.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { CodeForm } from './CodeForm.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { loginErrorMessages } from './loginErrorMessages.ts'
import { loginMessages } from './messages/login.ts'
import { ResendButton } from './ResendButton.tsx'
import { useLoginAttempt } from './useLoginAttempt.ts'

/** An e-mail is being sent; then its code is asked for. */
export function EmailVerifyOtpView() {
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const attempt = useLoginAttempt(useViewData('EmailVerifyOtp')?.connectorId)
  const { status, step, login, error } = attempt
  const isSlow = usePatience(status === 'waiting' && step?.type !== 'code', attempt.number)
  const email = login?.type === 'email' ? login.email : ''

  if (status === 'waiting' && step?.type === 'code') return <CodeEntry step={step} />
  if (status === 'connected')
    return <LoginPanel icon={mailIcon} state="done" title={message('done')} text="" />
  if (status !== 'waiting') {
    const failure = loginErrorMessages(error, message, methodMessage)
    return <LoginPanel icon={mailIcon} state="failed" {...failure} onRetry={attempt.retry} />
  }
  return (
    <LoginPanel
      icon={mailIcon}
      state="waiting"
      title={message('sending')}
      text={isSlow ? message('slow') : email && message('sendingText', { email })}
      named={email}
    />
  )
}

function CodeEntry({ step }: { readonly step: CodeStep }) {
  const { destination, resendAt } = step
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly tone: 'done' | 'warning' }>()

  async function resend(): Promise<void> {
    try {
      await resendLoginCode(kit)
      tell(message('resent', { email: destination }), 'done')
    } catch (error) {
      tell(explain(error), 'warning')
    }
  }

  function tell(text: string, tone: 'done' | 'warning'): void {
    setOutcome({ text, tone })
    announce(text)
  }

  function explain(error: unknown): string {
    if (isWalletKitError(error, 'FRAME_ERROR')) return error.message
    return isWalletKitError(error, 'EMAIL_LOGIN_COOLDOWN')
      ? loginErrorMessages(error, message, methodMessage).title
      : message('resendFailed')
  }

  return (
    <CodeForm email={destination} sentCode={step} submit={(code) => submitLoginCode(kit, { code })}>
      {outcome && (
        <Notice tone={outcome.tone}>
          <bdi>{keepWhole(outcome.text, destination)}</bdi>
        </Notice>
      )}
      <ResendButton of="resend" resendAt={resendAt} onPress={resend} />
    </CodeForm>
  )
}
