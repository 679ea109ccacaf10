import { useEffect } from 'react'
import { Lead } from '../../components/Lead/Lead.tsx'
import { List } from '../../components/List/List.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRow } from '../../components/Row/SkeletonRow.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useAnnounce } from '../../modal/AnnounceContext.ts'
import { ActivityRows } from './ActivityRows.tsx'
import { activityMessages } from './activityMessages.ts'
import { useActivityList } from './useActivityList.ts'

/** Rows that take the place of those that are loading. */
const skeletons = ['1', '2', '3', '4', '5', '6', '7']
/** Until a message says that loading takes long, in ms. */
const patience = 3_000

export interface ActivityPanelProps {
  readonly address: string
}

/** The account's transactions on the active network, newest first and by month. */
export function ActivityPanel({ address }: ActivityPanelProps) {
  const message = useMessages(activityMessages)
  const shellMessage = useMessages(shellMessages)
  const announce = useAnnounce()
  const { items, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useActivityList(address)
  const isSlow = usePatience(isPending, address, patience)
  const failed = isError && message('failed')
  useEffect(() => {
    if (failed) announce(failed, 'assertive')
  }, [announce, failed])

  if (isPending && items.length === 0) {
    return (
      <>
        {isSlow && <Notice>{message('slow')}</Notice>}
        <List label={message('loading')} busy>
          {skeletons.map((key) => (
            <SkeletonRow key={key} />
          ))}
        </List>
      </>
    )
  }
  return (
    <>
      {failed && (
        <Notice tone="error">
          {failed}{' '}
          <TextLink type="button" onClick={() => void (hasNextPage ? fetchNextPage() : refetch())}>
            {shellMessage('tryAgain')}
          </TextLink>
        </Notice>
      )}
      {items.length === 0 && !failed && (
        <div data-testid="empty-activity-state">
          <Lead title={message('empty')} text={message('emptyText')} />
        </div>
      )}
      {items.length > 0 && <ActivityRows label={message('title')} items={items} busy={isFetchingNextPage} />}
      {hasNextPage && !failed && (
        <MainButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {message('more')}
        </MainButton>
      )}
    </>
  )
}
