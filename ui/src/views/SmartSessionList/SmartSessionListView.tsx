import { Lead } from '../../components/Lead/Lead.tsx'
import { List } from '../../components/List/List.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRow } from '../../components/Row/SkeletonRow.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useAppKitAccount } from '../../hooks/useAppKitAccount.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { Queries } from '../../provider/Queries.tsx'
import { SessionRow } from './SessionRow.tsx'
import { smartSessionMessages } from './smartSessionMessages.ts'
import { useSmartSessions } from './useSmartSessions.ts'

/** The apps that may act for the account. */
export function SmartSessionListView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Sessions address={address} />
    </Queries>
  ) : null
}

function Sessions({ address }: { readonly address: string }) {
  const message = useMessages(smartSessionMessages)
  const shellMessage = useMessages(shellMessages)
  const { data, isError, refetch } = useSmartSessions(address)
  if (!data) {
    if (isError) {
      return (
        <Notice tone="error">
          {message('failed')}{' '}
          <TextLink type="button" onClick={() => void refetch()}>
            {shellMessage('tryAgain')}
          </TextLink>
        </Notice>
      )
    }
    return (
      <List label={message('loading')} busy>
        <SkeletonRow />
        <SkeletonRow />
      </List>
    )
  }
  if (data.length === 0) return <Lead title={message('empty')} text={message('emptyText')} />
  return (
    <>
      <Lead text={message('intro')} />
      <List label={message('list')}>
        {data.map((session) => (
          <SessionRow key={session.pci} session={session} />
        ))}
      </List>
    </>
  )
}
