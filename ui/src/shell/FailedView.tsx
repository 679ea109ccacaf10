import { useMessages } from '../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../foundation/messages/shellMessages.ts'
import { MainButton } from '../parts/MainButton/MainButton.tsx'
import { Notice } from '../parts/Notice/Notice.tsx'

export interface FailedViewProps {
  readonly onRetry: () => void
}

/** Shown instead of a view that failed to load or to render: the rest of the modal stays usable. */
export function FailedView({ onRetry }: FailedViewProps) {
  const message = useMessages(shellMessages)
  return (
    <>
      <Notice tone="error">{message('viewFailedText')}</Notice>
      <MainButton onClick={onRetry}>{message('tryAgain')}</MainButton>
    </>
  )
}
