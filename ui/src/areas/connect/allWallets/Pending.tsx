import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { SkeletonGrid } from '../../../parts/WalletGrid/SkeletonGrid.tsx'
import { allWalletsMessages } from '../messages/allWallets.ts'
import { Stage } from './Stage.tsx'

export interface PendingProps {
  /** Placeholders: as many as there usually are results. */
  readonly tiles: number
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** Shown while the directory is loading, and when it failed to load. */
export function Pending({ tiles, isFailed, onRetry }: PendingProps) {
  const message = useMessages(allWalletsMessages)
  const shellMessage = useMessages(shellMessages)
  if (!isFailed) {
    return (
      <Stage>
        <SkeletonGrid tiles={tiles} />
      </Stage>
    )
  }
  return (
    <Stage data-centred>
      <Lead title={message('failed')} text={message('failedHint')} />
      <MainButton onClick={onRetry}>{shellMessage('tryAgain')}</MainButton>
    </Stage>
  )
}
