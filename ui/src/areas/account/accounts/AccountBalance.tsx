import { shownBalanceQueryOptions } from '@wallet-kit/sdk/query'
import { formatBalance } from '../../../foundation/format/formatBalance.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { size } from '../../../foundation/theme/size.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { useQuery } from '../../../kit/provider/useQuery.ts'
import { useModalVisible } from '../../../parts/ModalVisibleContext.ts'
import { Skeleton } from '../../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { accountMessages } from '../messages/account.ts'
import { switchAddressMessages } from '../messages/switchAddress.ts'
import type { SharedAccount } from './useSharedAccounts.ts'

export interface AccountBalanceProps {
  readonly account: SharedAccount
}

/** Balance of an account on the network of its wallet. Refetched after a failure. */
export function AccountBalance({ account: { address, caipNetworkId } }: AccountBalanceProps) {
  const kit = useKit()
  const message = useMessages(switchAddressMessages)
  const accountMessage = useMessages(accountMessages)
  const { locale } = useMessageCatalog()
  const { requested } = useStore(kit.stores.networks)
  const isOffered = requested.some((network) => network.caipNetworkId === caipNetworkId)
  const enabled = useModalVisible() && isOffered
  const { data, isError } = useQuery({
    ...shownBalanceQueryOptions(kit, { address, caipNetworkId }),
    enabled,
  })
  // Its nodes are unknown, so nothing is ever loaded.
  if (!isOffered) return null
  if (data) {
    return (
      <>
        <VisuallyHidden as="span">{accountMessage('balance')}: </VisuallyHidden>
        <bdi dir="ltr" translate="no">
          {formatBalance(locale, data)}
        </bdi>
      </>
    )
  }
  if (isError) return message('noBalance')
  return (
    <>
      <VisuallyHidden as="span">{accountMessage('balanceLoading')}</VisuallyHidden>
      <Skeleton
        aria-hidden="true"
        style={{ inlineSize: size(72), blockSize: size(14), marginBlock: size(2) }}
      />
    </>
  )
}
