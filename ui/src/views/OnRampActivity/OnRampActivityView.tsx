import { Lead } from '../../components/Lead/Lead.tsx'
import { List } from '../../components/List/List.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRow } from '../../components/Row/SkeletonRow.tsx'
import { useAppKitAccount } from '../../hooks/useAppKitAccount.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { Queries } from '../../provider/Queries.tsx'
import { ActivityRows } from '../activity/ActivityRows.tsx'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { usePurchases } from '../buying/usePurchases.ts'

/** Rows that take the place of those that are loading. */
const skeletons = ['1', '2', '3', '4', '5', '6', '7']

/** What the account has bought with a card on the active network, newest first and by month. */
export function OnRampActivityView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Purchases address={address} />
    </Queries>
  ) : null
}

function Purchases({ address }: { readonly address: string }) {
  const message = useMessages(buyingMessages)
  const { data, isError } = usePurchases(address)
  if (!data) {
    if (isError) return <Notice tone="error">{message('purchasesFailed')}</Notice>
    return (
      <List label={message('loading')} busy>
        {skeletons.map((key) => (
          <SkeletonRow key={key} />
        ))}
      </List>
    )
  }
  if (data.items.length === 0) return <Lead title={message('empty')} text={message('emptyText')} />
  return <ActivityRows label={message('purchases')} items={data.items} />
}
