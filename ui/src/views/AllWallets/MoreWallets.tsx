import { Notice } from '../../components/Notice/Notice.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { SkeletonGrid } from '../../components/WalletGrid/SkeletonGrid.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import type { WalletResults } from './useWalletResults.ts'

export interface MoreWalletsProps {
  readonly state: WalletResults['more']
  readonly onRetry: () => void
}

/** Below the last wallet that is here. */
export function MoreWallets({ state, onRetry }: MoreWalletsProps) {
  const { allWallets, common } = useMessages()
  if (state === 'loading') return <SkeletonGrid tiles={3} />
  if (state !== 'failed') return null
  return (
    <Notice>
      {allWallets.moreFailed}{' '}
      <TextLink type="button" onClick={onRetry}>
        {common.tryAgain}
      </TextLink>
    </Notice>
  )
}
