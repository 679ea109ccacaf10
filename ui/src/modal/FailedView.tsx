import { MainButton } from '../components/MainButton/MainButton.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { useMessages } from '../messages/MessagesContext.ts'
import { shellMessages } from '../messages/shell/shellMessages.ts'

export interface FailedViewProps {
  readonly onRetry: () => void
}

/** In place of a view whose code did not arrive or that broke: the rest of the modal stays usable. */
export function FailedView({ onRetry }: FailedViewProps) {
  const message = useMessages(shellMessages)
  return (
    <>
      <Notice tone="error">{message('viewFailedText')}</Notice>
      <MainButton onClick={onRetry}>{message('tryAgain')}</MainButton>
    </>
  )
}
