import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { useTokenList } from '../tokens/useTokenList.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { activityMessages } from './messages/activity.ts'
import { useActivityList } from './useActivityList.ts'

const skeletons = 7

export interface ActivityPanelProps {
  readonly address: string
  /** Test id of what is shown where nothing has happened. */
  readonly emptyTestId: 'empty-account-state' | 'empty-activity-state'
}

/** The account's transactions on the active network, newest first and by month. */
export function ActivityPanel({ address, emptyTestId }: ActivityPanelProps) {
  const message = useMessages(activityMessages)
  const { items, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useActivityList(address)
  const tokens = useTokenList(address).data?.tokens
  if (isPending && items.length === 0) return <LoadingRows label={message('loading')} rows={skeletons} />
  return (
    <>
      {isError && <FailedNotice text={message('failed')} onRetry={hasNextPage ? fetchNextPage : refetch} />}
      {items.length === 0 && !isError && (
        <div data-testid={emptyTestId}>
          <Lead title={message('empty')} text={message('emptyText')} />
        </div>
      )}
      {items.length > 0 && (
        <ActivityRows label={message('title')} items={items} tokens={tokens} busy={isFetchingNextPage} />
      )}
      {hasNextPage && !isError && (
        <MainButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {message('more')}
        </MainButton>
      )}
    </>
  )
}
