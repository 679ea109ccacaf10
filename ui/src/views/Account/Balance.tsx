import { formatNativeBalance } from '@wallet-kit/sdk/format'
import { shownBalanceQueryOptions } from '@wallet-kit/sdk/query'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useModalVisible } from '../../modal/ModalVisibleContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useQuery } from '../../provider/useQuery.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { size } from '../../theme/size.ts'
import { textSize } from '../../theme/textSize.ts'
import { accountMessages } from './accountMessages.ts'

const Line = styled('p')({
  margin: 0,
  minBlockSize: size(36),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${size(6)}`,
  fontSize: textSize(14),
  textAlign: 'center',
  color: cssVar('textSecondary'),
  '&[data-known=true]': {
    fontSize: textSize(24),
    fontWeight: 600,
    lineHeight: 1.25,
    color: cssVar('text'),
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

export interface BalanceProps {
  readonly address: string
}

/** Balance of the network's own coin, or of the token that the host app shows in its place. It is refetched automatically after a failure. */
export function Balance({ address }: BalanceProps) {
  const kit = useKit()
  const message = useMessages(accountMessages)
  const { active, isSupported } = useStore(kit.stores.networks)
  const enabled = useModalVisible() && isSupported
  const query = useQuery({
    ...shownBalanceQueryOptions(kit, { address, caipNetworkId: active.caipNetworkId }),
    enabled,
  })
  if (query.data) {
    const { value, decimals, symbol } = query.data
    return (
      <Line data-known>
        <VisuallyHidden as="span">{message('balance')}: </VisuallyHidden>
        <bdi dir="ltr" data-testid="w3m-account-balance" translate="no">
          {formatNativeBalance(value, { decimals, symbol })}
        </bdi>
      </Line>
    )
  }
  if (query.isError) return <Line>{message('balanceFailed')}</Line>
  return (
    <Line>
      <VisuallyHidden as="span">{message('balanceLoading')}</VisuallyHidden>
      <Skeleton aria-hidden="true" style={{ inlineSize: size(120), blockSize: size(20) }} />
    </Line>
  )
}
