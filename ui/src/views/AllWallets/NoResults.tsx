import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { allWalletsMessages } from './allWalletsMessages.ts'
import { Stage } from './Stage.tsx'

export interface NoResultsProps {
  readonly isCertified: boolean
}

/** Shown when no wallet matches. */
export function NoResults({ isCertified }: NoResultsProps) {
  const message = useMessages(allWalletsMessages)
  return (
    <Stage data-centred data-testid="no-wallet-found">
      <div data-testid="no-wallet-found-text">
        <Lead
          title={message('none')}
          text={isCertified ? message('noneCertifiedHint') : message('noneHint')}
        />
      </div>
    </Stage>
  )
}
