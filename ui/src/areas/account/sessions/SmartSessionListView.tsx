import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { List } from '../../../parts/List/List.tsx'
import { FailedNotice } from '../../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../../parts/loading/LoadingRows.tsx'
import { smartSessionMessages } from '../messages/smartSessions.ts'
import { SessionRow } from './SessionRow.tsx'
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
  const { data, isError, refetch } = useSmartSessions(address)
  if (!data && !isError) return <LoadingRows label={message('loading')} rows={2} />
  return (
    <>
      {isError && <FailedNotice text={message('failed')} onRetry={refetch} />}
      {data?.length === 0 && <Lead title={message('empty')} text={message('emptyText')} />}
      {data && data.length > 0 && (
        <>
          <Lead text={message('intro')} />
          <List label={message('list')}>
            {data.map((session) => (
              <SessionRow key={session.pci} session={session} />
            ))}
          </List>
        </>
      )}
    </>
  )
}
