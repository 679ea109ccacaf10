import type { ListedWallet } from '@wallet-kit/sdk'
import { getListedNote } from '@wallet-kit/sdk/actions'
import { getWalletImageUrl } from '@wallet-kit/sdk/query'
import { memo, useContext } from 'react'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { certifiedIcon, checkIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { DomainText } from '../Row/DomainText.tsx'
import { RowGateContext } from '../Row/Row.tsx'
import { RowNote } from '../Row/RowNote.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Tile, TileMark, TileName } from './Tile.tsx'

export interface WalletTileProps {
  readonly wallet: ListedWallet
  /** Position in the grid. */
  readonly index: number
  /** One tile of the grid is in the tab order. */
  readonly isTabStop: boolean
  readonly onSelect: (wallet: ListedWallet, index: number) => void
}

/** One wallet of the directory. Kept as it is while the grid around it measures itself. */
export const WalletTile = memo(function WalletTile({ wallet, index, isTabStop, onSelect }: WalletTileProps) {
  const kit = useKit()
  const gate = useContext(RowGateContext)
  const message = useMessages(shellMessages)
  const name = wallet.name || message('unknownWallet')
  // Directory entries choose their own names as well.
  const note = getListedNote(wallet)
  const isInstalled = wallet.connectorId !== undefined
  const isCertified = wallet.badge_type === 'certified'
  return (
    <Tile
      type="button"
      data-wallet-row=""
      data-testid={`wallet-search-item-${wallet.id}`}
      tabIndex={isTabStop ? 0 : -1}
      title={name}
      aria-disabled={gate !== undefined || undefined}
      aria-describedby={gate?.reasonId}
      onClick={() => (gate ? gate.onRefused() : onSelect(wallet, index))}
    >
      <RemoteImage source={getWalletImageUrl(kit, wallet)} name={name} pixels={48} />
      <TileName>
        <bdi>{name}</bdi>
        {isInstalled && <VisuallyHidden as="span">, {message('walletInstalled')}</VisuallyHidden>}
        {isCertified && <VisuallyHidden as="span">, {message('walletCertified')}</VisuallyHidden>}
      </TileName>
      {note && (
        <RowNote translate="no">
          <DomainText>{note}</DomainText>
        </RowNote>
      )}
      {(isInstalled || isCertified) && (
        <TileMark aria-hidden="true" data-tone={isInstalled ? 'success' : 'accent'}>
          <Icon path={isInstalled ? checkIcon : certifiedIcon} pixels={16} />
        </TileMark>
      )}
    </Tile>
  )
})
