import { goBack, openBlockedLogin } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { externalIcon, keyIcon } from '../../foundation/icons/icons.ts'
import { socialNames } from '../../foundation/logins/socialNames.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { usePatience } from '../../parts/usePatience.ts'
import { useViewData } from '../../shell/views/ViewEntryContext.ts'
import { loginMethodsMessages } from '../connect/messages/loginMethods.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { loginErrorMessages } from './loginErrorMessages.ts'
import { loginMessages } from './messages/login.ts'
import { useLoginAttempt } from './useLoginAttempt.ts'

/** The window of a social network is open, or has to be opened by a press. */
export function ConnectingSocialView() {
  const kit = useKit()
  const message = useMessages(loginMessages)
  const methodMessage = useMessages(loginMethodsMessages)
  const shellMessage = useMessages(shellMessages)
  const attempt = useLoginAttempt(useViewData('ConnectingSocial')?.connectorId)
  const { status, step, login, error } = attempt
  const provider = login?.type === 'social' ? login.provider : undefined
  const name = provider ? socialNames[provider] : message('socialTitle')
  const window = step?.type === 'window' ? step.status : 'open'
  const isOpen = status === 'waiting' && window === 'open'
  const isSlow = usePatience(isOpen, attempt.number)
  const isFailed = status === 'failed' || status === 'idle'
  // Nothing goes on until the visitor opens the window.
  const isBlocked = status === 'waiting' && window === 'blocked'

  const waiting = {
    open: {
      title: methodMessage('continueWith', { name }),
      text: message(isSlow ? 'windowSlow' : 'windowText'),
    },
    blocked: { title: message('blocked'), text: message('blockedText', { name }) },
    returned: { title: message('returned'), text: message('returnedText', { name }) },
  }
  const shown = isFailed
    ? loginErrorMessages(error, message, methodMessage)
    : status === 'connected'
      ? { title: message('done'), text: '' }
      : waiting[window]
  return (
    <>
      <LoginPanel
        icon={keyIcon}
        provider={provider}
        state={isFailed || isBlocked ? 'failed' : status === 'connected' ? 'done' : 'waiting'}
        {...shown}
        onRetry={isFailed ? attempt.retry : undefined}
      >
        {isBlocked && (
          <MainButton
            tone="accent"
            data-testid="w3m-social-open-window"
            onClick={() => openBlockedLogin(kit)}
          >
            <Icon path={externalIcon} pixels={18} />
            {methodMessage('continueWith', { name })}
          </MainButton>
        )}
      </LoginPanel>
      <MainButton onClick={() => goBack(kit)}>{shellMessage('cancel')}</MainButton>
    </>
  )
}
