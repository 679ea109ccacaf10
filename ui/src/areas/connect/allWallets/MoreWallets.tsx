import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'
import { SkeletonGrid } from '../../../parts/WalletGrid/SkeletonGrid.tsx'
import { allWalletsMessages } from '../messages/allWallets.ts'
import type { WalletResults } from './useWalletResults.ts'

export interface MoreWalletsProps {
  readonly state: WalletResults['more']
  readonly onRetry: () => void
}

/** State of the next page, below the last loaded wallet. */
export function MoreWallets({ state, onRetry }: MoreWalletsProps) {
  const message = useMessages(allWalletsMessages)
  const shellMessage = useMessages(shellMessages)
  if (state === 'loading') return <SkeletonGrid tiles={3} />
  if (state !== 'failed') return null
  return (
    <Notice tone="warning">
      {message('moreFailed')}{' '}
      <TextLink type="button" onClick={onRetry}>
        {shellMessage('tryAgain')}
      </TextLink>
    </Notice>
  )
}
