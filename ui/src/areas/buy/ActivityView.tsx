import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { ActivityRows } from '../activity/ActivityRows.tsx'
import { buyingMessages } from './messages/buying.ts'
import { usePurchases } from './usePurchases.ts'

const skeletons = 7

/** Purchases of the account on the active network, newest first and by month. */
export function ActivityView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Purchases address={address} />
    </Queries>
  ) : null
}

function Purchases({ address }: { readonly address: string }) {
  const message = useMessages(buyingMessages)
  const { data, isError, refetch } = usePurchases(address)
  if (!data && !isError) return <LoadingRows label={message('loading')} rows={skeletons} />
  return (
    <>
      {isError && <FailedNotice text={message('purchasesFailed')} onRetry={refetch} />}
      {data?.items.length === 0 && <Lead title={message('empty')} text={message('emptyText')} />}
      {data && data.items.length > 0 && <ActivityRows label={message('purchases')} items={data.items} />}
    </>
  )
}
