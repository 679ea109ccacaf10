import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { useMessageCatalog, useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { styled } from '../../styles/styled.tsx'
import { cssVar } from '../../theme/cssVar.ts'
import { textSize } from '../../theme/textSize.ts'
import { formatMoney } from '../tokens/formatAmount.ts'
import { useTokenList } from '../tokens/useTokenList.ts'
import { accountMessages } from './accountMessages.ts'
import { isTotalKnown } from './isTotalKnown.ts'

const Line = styled('p')({
  margin: 0,
  minBlockSize: textSize(20),
  fontSize: textSize(14),
  color: cssVar('textSecondary'),
  fontVariantNumeric: 'tabular-nums',
})

/** What the account's tokens on this network are worth together, in the visitor's currency. */
export function TotalValue({ address }: { readonly address: string }) {
  const message = useMessages(accountMessages)
  const { locale } = useMessageCatalog()
  const { active } = useStore(useKit().stores.networks)
  const { data } = useTokenList(address)
  const isKnown = data && isTotalKnown(data.tokens, active.testnet === true)
  return (
    <Line>
      {isKnown && (
        <>
          <VisuallyHidden as="span">{message('total')}: </VisuallyHidden>
          <bdi data-testid="w3m-account-total">{formatMoney(locale, data.total, data.currency)}</bdi>
        </>
      )}
    </Line>
  )
}
