import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Stage } from './Stage.tsx'

export interface NoResultsProps {
  /** Whether something was searched for. */
  readonly hint: boolean
}

/** Nothing fits. */
export function NoResults({ hint }: NoResultsProps) {
  const { allWallets } = useMessages()
  return (
    <Stage data-centred data-testid="no-wallet-found">
      <div data-testid="no-wallet-found-text">
        <Lead title={allWallets.none} text={hint && allWallets.noneHint} />
      </div>
    </Stage>
  )
}
