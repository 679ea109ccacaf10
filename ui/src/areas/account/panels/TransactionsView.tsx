import { useAppKitAccount } from '../../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../../kit/provider/Queries.tsx'
import { ActivityPanel } from '../../activity/ActivityPanel.tsx'

/** The account's history as a view of its own. */
export function TransactionsView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <ActivityPanel address={address} emptyTestId="empty-activity-state" />
    </Queries>
  ) : null
}
