import { getEmailLoginDelay } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { mailIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Footnote } from '../../parts/Footnote.tsx'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { LinkNumber } from './LinkNumber.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { loginErrorMessages } from './loginErrorMessages.ts'
import { loginMessages } from './messages/login.ts'
import { ResendButton } from './ResendButton.tsx'
import { useLoginAttempt } from './useLoginAttempt.ts'

/** The browser is new to the service: the visitor opens a link in an e-mail. */
export function EmailVerifyDeviceView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const attempt = useLoginAttempt(useViewData('EmailVerifyDevice')?.connectorId)
  const { status, step, login, error } = attempt
  const [resendAt] = useState(() => Date.now() + getEmailLoginDelay(kit))
  const { destination, code } = step?.type === 'device' ? step : {}
  const email = destination ?? (login?.type === 'email' ? login.email : '')

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
      title={message('device')}
      text={email && message('deviceText', { email })}
      named={email}
      spoken={code && `${code}. ${message('deviceCode')}`}
    >
      {code && <LinkNumber code={code} />}
      <Footnote>{message('deviceHint')}</Footnote>
      <ResendButton of="resendEmail" resendAt={resendAt} onPress={attempt.restart} />
    </LoginPanel>
  )
}
