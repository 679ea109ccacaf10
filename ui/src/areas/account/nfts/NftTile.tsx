import type { Nft } from '@wallet-kit/sdk/actions'
import { numberFormat } from '../../../foundation/format/intlFormatters.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { Tag } from '../../../parts/Tag/Tag.tsx'
import { useNetworkImage } from '../../../parts/useNetworkImage.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { Tile } from '../../../parts/WalletGrid/Tile.tsx'
import { nftsMessages } from '../messages/nfts.ts'
import { useNftNetwork } from './useNftNetwork.ts'

const Picture = styled('span')({ position: 'relative', inlineSize: '100%' })

/** The network's mark at the picture's corner, in a ring of the card's colour. */
const Badge = styled('span')({
  position: 'absolute',
  insetInlineEnd: size(4),
  insetBlockEnd: size(4),
  padding: size(2),
  borderRadius: '50%',
  background: cssVar('background'),
})

/** On pictures of any colour. */
const Corner = styled('span')({
  position: 'absolute',
  insetInlineStart: size(4),
  insetBlockStart: size(4),
  display: 'flex',
  borderRadius: radius(2),
  background: cssVar('background'),
})

/** Two lines, more with wider spacing or larger text: what differs is often at the end. */
const Name = styled('bdi')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

const Collection = styled('bdi')({
  overflowWrap: 'anywhere',
  fontSize: textSize(12),
  fontWeight: 400,
  color: cssVar('textSecondary'),
})

const Texts = styled('span')({
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  gap: size(2),
  textAlign: 'start',
  fontSize: textSize(13),
})

export interface NftTileProps {
  readonly nft: Nft
  /** One tile of the grid is in the tab order. */
  readonly isTabStop: boolean
  readonly onSelect: (nft: Nft) => void
}

/** An NFT: picture, name, collection, network and number of copies. */
export function NftTile({ nft, isTabStop, onSelect }: NftTileProps) {
  const message = useMessages(nftsMessages)
  const { locale } = useMessageCatalog()
  const network = useNftNetwork(nft)
  const networkImage = useNetworkImage(network)
  const { name, collection, contract, tokenId, quantity, isSpam } = nft
  const count = numberFormat(locale).format(quantity)
  return (
    <Tile
      type="button"
      data-testid={`nft-item-${contract}${tokenId === undefined ? '' : `-${tokenId}`}`}
      tabIndex={isTabStop ? 0 : -1}
      title={name}
      style={{ padding: size(6), gap: size(6) }}
      onClick={() => onSelect(nft)}
    >
      <Picture>
        <RemoteImage source={nft.imageUrl} name={name} pixels="fill" />
        {(isSpam || quantity > 1n) && (
          <Corner aria-hidden="true">
            <Tag>{isSpam ? message('spam') : `×${count}`}</Tag>
          </Corner>
        )}
        <Badge>
          <RemoteImage source={networkImage} name={network.name} pixels={18} isRound />
        </Badge>
      </Picture>
      <Texts>
        <Name>{name}</Name>
        {collection && <Collection translate="no">{collection}</Collection>}
        <VisuallyHidden as="span">
          {`, ${network.name}`}
          {quantity > 1n && `, ${message('copyCount', { count })}`}
          {isSpam && `, ${message('spam')}`}
        </VisuallyHidden>
      </Texts>
    </Tile>
  )
}
