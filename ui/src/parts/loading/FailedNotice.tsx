import { useEffect } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useAnnounce } from '../AnnounceContext.ts'
import { Notice } from '../Notice/Notice.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'

export interface FailedNoticeProps {
  readonly text: string
  /** Absent: nothing to try again. */
  readonly onRetry?: (() => unknown) | undefined
}

/** A failure with a button that retries. Announced immediately. */
export function FailedNotice({ text, onRetry }: FailedNoticeProps) {
  const message = useMessages(shellMessages)
  const announce = useAnnounce()
  useEffect(() => announce(text, 'assertive'), [announce, text])
  return (
    <Notice tone="error">
      {text}{' '}
      {onRetry && (
        <TextLink type="button" onClick={() => void onRetry()}>
          {message('tryAgain')}
        </TextLink>
      )}
    </Notice>
  )
}
