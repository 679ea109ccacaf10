import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'
import { connectMessages } from '../messages/connect.ts'

export interface DirectoryDownProps {
  readonly hasInstalled: boolean
  readonly onRetry: () => void
}

/** Reports that the directory is unavailable. Installed wallets keep working. */
export function DirectoryDown({ hasInstalled, onRetry }: DirectoryDownProps) {
  const message = useMessages(connectMessages)
  const shellMessage = useMessages(shellMessages)
  return (
    <Notice tone="warning">
      {message('directoryDown')} {hasInstalled && message('directoryDownInstalled')}{' '}
      <TextLink type="button" onClick={onRetry}>
        {shellMessage('tryAgain')}
      </TextLink>
    </Notice>
  )
}
