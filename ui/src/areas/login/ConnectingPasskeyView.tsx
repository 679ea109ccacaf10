import { goBack } from '@wallet-kit/sdk/actions'
import { keyIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { usePatience } from '../../parts/usePatience.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { FramePlace } from '../approve/requests/FramePlace.tsx'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { loginErrorMessages } from './loginErrorMessages.ts'
import { loginMessages } from './messages/login.ts'
import { useLoginAttempt } from './useLoginAttempt.ts'

/** The secure frame asks for a passkey: a login of its own, or the end of another one. */
export function ConnectingPasskeyView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const shellMessage = useMessages(shellMessages)
  const attempt = useLoginAttempt(useViewData('ConnectingPasskey')?.connectorId)
  const { status, step, error } = attempt
  const isSlow = usePatience(status === 'waiting' && step?.type !== 'passkey', attempt.number)

  if (status === 'waiting' && step?.type === 'passkey')
    return <FramePlace isShown note={message('passkeyText')} toFrame={message('toPasskey')} />
  if (status === 'connected')
    return <LoginPanel icon={keyIcon} state="done" title={message('done')} text="" />
  if (status === 'waiting') {
    const text = isSlow ? message('slow') : ''
    return (
      <>
        <LoginPanel icon={keyIcon} state="waiting" title={message('passkeyOpening')} text={text} />
        <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
      </>
    )
  }
  const failure = loginErrorMessages(error, message, methodMessage)
  const text = error?.code === 'USER_REJECTED' ? message('passkeyDeclined') : failure.text
  return <LoginPanel icon={keyIcon} state="failed" {...failure} text={text} onRetry={attempt.retry} />
}
