import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../modal/views/ViewDefinition.ts'
import { useViewData } from '../../modal/views/ViewEntryContext.ts'
import { nftsMessages } from '../nfts/nftsMessages.ts'
import { NftDetailsView } from './NftDetailsView.tsx'

/** One NFT of the account. */
export const nftDetailsDefinition: ViewDefinition = {
  Component: NftDetailsView,
  useTitle() {
    const message = useMessages(nftsMessages)
    return useViewData('NftDetails')?.nft.name ?? message('list')
  },
  initialFocus: 'heading',
}
