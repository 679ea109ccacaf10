import { Notice } from '../../components/Notice/Notice.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'

export interface DirectoryDownProps {
  readonly hasInstalled: boolean
  readonly onRetry: () => void
}

/** One line that says so. What is installed keeps working. */
export function DirectoryDown({ hasInstalled, onRetry }: DirectoryDownProps) {
  const { common, connect } = useMessages()
  return (
    <Notice>
      {connect.directoryDown} {hasInstalled && connect.directoryDownInstalled}{' '}
      <TextLink type="button" onClick={onRetry}>
        {common.tryAgain}
      </TextLink>
    </Notice>
  )
}
