import { shownBalanceQueryOptions } from '@wallet-kit/sdk/query'
import { formatBalance } from '../../foundation/format/formatBalance.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { useQuery } from '../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../parts/ModalVisibleContext.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { Headline } from './Headline.tsx'
import { LoadingBalance } from './LoadingBalance.tsx'
import { accountMessages } from './messages/account.ts'

export interface BalanceProps {
  readonly address: string
}

/** Balance of the network's own coin, or of the token that the host app shows in its place. It is refetched automatically after a failure. */
export function Balance({ address }: BalanceProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { locale } = useMessageCatalog()
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const query = useQuery({
    ...shownBalanceQueryOptions(kit, { address, caipNetworkId: active.caipNetworkId }),
    enabled,
  })
  if (query.isError && !query.data) return <Headline>{message('balanceFailed')}</Headline>
  if (!query.data) return <LoadingBalance />
  return (
    <Headline data-known>
      <VisuallyHidden as="span">{message('balance')}: </VisuallyHidden>
      <bdi dir="ltr" data-testid="w3m-account-balance" translate="no">
        {formatBalance(locale, query.data)}
      </bdi>
    </Headline>
  )
}
