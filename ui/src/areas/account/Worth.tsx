import { findOptionToken } from '@wallet-kit/sdk/actions'
import { formatMoney } from '../../foundation/format/formatAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { usePatience } from '../../parts/usePatience.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { useTokenList } from '../tokens/useTokenList.ts'
import { Balance } from './Balance.tsx'
import { Headline } from './Headline.tsx'
import { isTotalKnown } from './isTotalKnown.ts'
import { LoadingBalance } from './LoadingBalance.tsx'
import { accountMessages } from './messages/account.ts'

/** Delay before the balance of the coin takes the place of the sum, in ms. */
const patience = 2_000

export interface WorthProps {
  readonly address: string
}

/**
 * The one sum at the head of an account: what its tokens on this network are worth in the visitor's currency. Where that
 * is not known, and on test networks, the balance of the coin; where the host app has chosen a token, the balance of that.
 */
export function Worth({ address }: WorthProps) {
  const kit = useKit()
  const { active } = useStore(kit.stores.networks)
  const hasToken = findOptionToken(useStore(kit.stores.options), active.caipNetworkId) !== undefined
  return hasToken || active.testnet ? <Balance address={address} /> : <Total address={address} />
}

function Total({ address }: WorthProps) {
  const message = useMessages(accountMessages)
  const { locale } = useMessageCatalog()
  const { active, isSupported } = useStore(useKit().stores.networks)
  const { data, isError } = useTokenList(address)
  const isWaiting = isSupported && !data && !isError
  const isLate = usePatience(isWaiting, `${active.caipNetworkId}:${address}`, patience)
  if (isWaiting && !isLate) return <LoadingBalance />
  if (!data || !isTotalKnown(data.tokens)) return <Balance address={address} />
  return (
    <Headline data-known>
      <VisuallyHidden as="span">{message('total')}: </VisuallyHidden>
      <bdi data-testid="w3m-account-total">{formatMoney(locale, data.total, data.currency)}</bdi>
    </Headline>
  )
}
