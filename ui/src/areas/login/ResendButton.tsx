import { useState } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { mailIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { loginMessages } from './messages/login.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

export interface ResendButtonProps {
  readonly of: 'resend' | 'resendEmail'
  /** In ms since 1970. */
  readonly resendAt: number
  readonly onPress: () => Promise<void> | void
}

/** Sends an e-mail again, as soon as that is allowed; until then it counts down. */
export function ResendButton({ of: name, resendAt, onPress }: ResendButtonProps) {
  const message = useMessages(loginMessages)
  const seconds = useSecondsUntil(resendAt)
  const [isSending, setSending] = useState(false)

  async function press(): Promise<void> {
    setSending(true)
    await onPress()
    setSending(false)
  }

  return (
    <MainButton
      data-testid="w3m-email-resend"
      isBusy={isSending}
      aria-disabled={isSending || seconds > 0 || undefined}
      onClick={() => seconds > 0 || isSending || void press()}
    >
      <Icon path={mailIcon} pixels={18} />
      {isSending ? message('resending') : seconds > 0 ? message(`${name}In`, { seconds }) : message(name)}
    </MainButton>
  )
}
