import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Stage } from './Stage.tsx'

export interface NoResultsProps {
  readonly isCertified: boolean
}

/** Nothing fits. */
export function NoResults({ isCertified }: NoResultsProps) {
  const { allWallets } = useMessages()
  return (
    <Stage data-centred data-testid="no-wallet-found">
      <div data-testid="no-wallet-found-text">
        <Lead
          title={allWallets.none}
          text={isCertified ? allWallets.noneCertifiedHint : allWallets.noneHint}
        />
      </div>
    </Stage>
  )
}
