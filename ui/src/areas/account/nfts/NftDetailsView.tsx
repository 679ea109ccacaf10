import type { Nft } from '@wallet-kit/sdk/actions'
import { globeIcon } from '../../../foundation/icons/icons.ts'
import { explorerAddressLink } from '../../../foundation/links/explorerAddressLink.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { Address } from '../../../parts/Address/Address.tsx'
import { Facts } from '../../../parts/Facts/Facts.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { RemoteImage } from '../../../parts/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../../parts/Row/LinkRow.tsx'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
import { nftsMessages } from '../messages/nfts.ts'
import { useNftNetwork } from './useNftNetwork.ts'

const Picture = styled('div')({ inlineSize: `min(100%, ${size(220)})`, marginInline: 'auto' })

/** The creator's description: text, whatever it looks like. */
const Description = styled('p')({
  margin: 0,
  paddingInline: size(8),
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
  overflowWrap: 'anywhere',
})

/** Details of an NFT. */
export function NftDetailsView() {
  const data = useViewData('NftDetails')
  return data ? <Details nft={data.nft} /> : null
}

function Details({ nft }: { readonly nft: Nft }) {
  const message = useMessages(nftsMessages)
  const { locale } = useMessageCatalog()
  const network = useNftNetwork(nft)
  const { name, collection, contract, tokenId, quantity, description, isSpam } = nft
  const explorer = network.blockExplorers?.default
  const link = explorerAddressLink(explorer?.url, contract)
  const facts = [
    ...(collection ? [{ name: message('collection'), value: <bdi>{collection}</bdi> }] : []),
    { name: message('network'), value: <bdi>{network.name}</bdi> },
    ...(quantity > 1n
      ? [{ name: message('copies'), value: new Intl.NumberFormat(locale).format(quantity) }]
      : []),
    { name: message('contract'), value: <Address address={contract} /> },
    ...(tokenId === undefined
      ? []
      : [{ name: message('tokenId'), value: <bdi translate="no">{tokenId}</bdi> }]),
  ]
  return (
    <>
      <Picture>
        <RemoteImage source={nft.imageUrl} name={name} pixels="fill" />
      </Picture>
      {isSpam && <Notice tone="error">{message('spamText')}</Notice>}
      {description && (
        <Description data-testid="nft-description">
          <bdi>{description}</bdi>
        </Description>
      )}
      <Facts facts={facts} />
      {explorer && link && (
        <LinkRow icon={globeIcon} link={link}>
          {message('explorer', { name: explorer.name })}
        </LinkRow>
      )}
    </>
  )
}
