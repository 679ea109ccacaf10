import { selectConnector } from '@wallet-kit/sdk/actions'
import { useContext } from 'react'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { RowGateContext } from '../../../parts/Row/Row.tsx'
import { allWalletsMessages } from '../messages/allWallets.ts'
import { Stage } from './Stage.tsx'

export interface NoResultsProps {
  readonly isCertified: boolean
  readonly onShowAll: () => void
}

/** Shown when no wallet matches: a code connects wallets that are not listed as well. */
export function NoResults({ isCertified, onShowAll }: NoResultsProps) {
  const kit = useKit()
  const gate = useContext(RowGateContext)
  const message = useMessages(allWalletsMessages)
  const { connectors } = useStore(kit.stores.connectors)
  const pairing = connectors.find(({ type }) => type === 'WALLET_CONNECT')
  return (
    <Stage data-centred data-testid="no-wallet-found">
      <div data-testid="no-wallet-found-text">
        <Lead
          title={message('none')}
          text={isCertified ? message('noneCertifiedHint') : message('noneHint')}
        />
      </div>
      {pairing && (
        <MainButton
          tone="accent"
          aria-disabled={gate !== undefined || undefined}
          aria-describedby={gate?.reasonId}
          onClick={gate ? gate.onRefused : () => selectConnector(kit, { connectorId: pairing.id })}
        >
          {message('scan')}
        </MainButton>
      )}
      <MainButton onClick={onShowAll}>{message('showAll')}</MainButton>
    </Stage>
  )
}
