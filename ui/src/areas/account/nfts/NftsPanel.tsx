import { openView } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../../foundation/messages/shellMessages.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { FailedNotice } from '../../../parts/loading/FailedNotice.tsx'
import { useIsSlow } from '../../../parts/loading/useIsSlow.ts'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { TextLink } from '../../../parts/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { SkeletonGrid } from '../../../parts/WalletGrid/SkeletonGrid.tsx'
import { useViewMemory } from '../../../shell/ViewMemoryContext.ts'
import { nftsMessages } from '../messages/nfts.ts'
import { NftGrid } from './NftGrid.tsx'
import { useNftList } from './useNftList.ts'

const Empty = styled('div')({ display: 'grid', gap: size(4), padding: size(12), textAlign: 'center' })
const Title = styled('p')({ margin: 0, fontSize: textSize(16), fontWeight: 600 })
const Text = styled('p')({
  margin: 0,
  fontSize: textSize(14),
  lineHeight: 1.5,
  color: cssVar('textSecondary'),
})

/** Tiles that take the place of those that are loading. */
const skeletons = 6

export interface NftsPanelProps {
  readonly address: string
}

/** The `NFTs` tab. */
export function NftsPanel({ address }: NftsPanelProps) {
  const kit = useKit()
  const message = useMessages(nftsMessages)
  const shellMessage = useMessages(shellMessages)
  const list = useNftList(address)
  const { nfts, spam, data, isPending, isError, isFetchingNextPage, hasNextPage } = list
  const [showsSpam, setShowsSpam] = useViewMemory('Account NFT spam', false)
  const isSlow = useIsSlow(isPending, address)

  if (isPending) {
    return (
      <>
        {isSlow && <Notice>{shellMessage('slow')}</Notice>}
        <VisuallyHidden>{message('loading')}</VisuallyHidden>
        <SkeletonGrid tiles={skeletons} />
      </>
    )
  }
  const shown = showsSpam ? [...nfts, ...spam] : nfts
  const loadMore = () => void (hasNextPage && !isFetchingNextPage && list.fetchNextPage())
  return (
    <>
      {isError && (
        <FailedNotice
          text={message(data ? 'stale' : 'failed')}
          onRetry={hasNextPage ? list.fetchNextPage : list.refetch}
        />
      )}
      {data && shown.length === 0 && <NoNfts isAllHidden={spam.length > 0} />}
      {shown.length > 0 && (
        <NftGrid
          label={message('list')}
          nfts={shown}
          isBusy={isFetchingNextPage}
          onSelect={(nft) => openView(kit, { view: 'NftDetails', data: { nft } })}
          onEndReached={() => !isError && loadMore()}
        />
      )}
      {hasNextPage && !isError && (
        <MainButton isBusy={isFetchingNextPage} onClick={loadMore}>
          {message('more')}
        </MainButton>
      )}
      {spam.length > 0 && (
        <MainButton
          data-testid="nft-toggle-spam"
          aria-expanded={showsSpam}
          onClick={() => setShowsSpam(!showsSpam)}
        >
          {showsSpam ? message('hideSpam') : message('showHidden', { count: spam.length })}
        </MainButton>
      )}
    </>
  )
}

function NoNfts({ isAllHidden }: { readonly isAllHidden: boolean }) {
  const kit = useKit()
  const message = useMessages(nftsMessages)
  const { features } = useStore(kit.stores.options)
  return (
    <Empty>
      <Title data-testid="nft-template-title">{message('empty')}</Title>
      <Text data-testid="nft-template-description">{message(isAllHidden ? 'allHidden' : 'emptyText')}</Text>
      {features.receive && (
        <Text>
          <TextLink
            type="button"
            data-testid="link-receive-funds"
            onClick={() => openView(kit, { view: 'WalletReceive' })}
          >
            {message('receive')}
          </TextLink>
        </Text>
      )}
    </Empty>
  )
}
