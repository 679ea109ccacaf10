import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import type { ViewDefinition } from '../../../shell/views/ViewDefinition.ts'
import { useViewData } from '../../../shell/views/ViewEntryContext.ts'
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
