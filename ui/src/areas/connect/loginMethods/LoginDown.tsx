import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'

/** The ways to log in failed to load. Wallets are listed all the same. */
export function LoginDown({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessages(shellMessages)
  return (
    <Notice tone="warning">
      {message('viewFailedText')}{' '}
      <TextLink type="button" onClick={onRetry}>
        {message('tryAgain')}
      </TextLink>
    </Notice>
  )
}
