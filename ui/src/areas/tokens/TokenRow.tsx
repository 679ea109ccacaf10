import type { Token } from '@wallet-kit/sdk/actions'
import { formatUnits, truncateAddress } from '@wallet-kit/sdk/format'
import { balanceDecimals, formatAmount, formatMoney } from '../../foundation/format/formatAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { TokenImage } from '../../parts/RemoteImage/TokenImage.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { Tag } from '../../parts/Tag/Tag.tsx'
import type { WindowedItem } from '../../parts/WindowedList/WindowedList.tsx'
import { tokensMessages } from './messages/tokens.ts'

const Value = styled('span')({
  flex: 'none',
  maxInlineSize: '100%',
  // At the end also on a line of its own, below a long name.
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export interface TokenRowProps {
  readonly token: Token
  readonly currency: string
  readonly testId: string
  /** Shows the address: another token has the same symbol. */
  readonly isAmbiguous: boolean
  readonly item: WindowedItem
  /** Absent: the row cannot be pressed. */
  readonly onSelect?: ((token: Token) => void) | undefined
}

/** A token: name, balance and worth. */
export function TokenRow({ token, currency, testId, isAmbiguous, item, onSelect }: TokenRowProps) {
  const message = useMessages(tokensMessages)
  const { locale } = useMessageCatalog()
  const { name, symbol, address, amount, decimals, value, isSuspicious } = token
  const shown = formatAmount(locale, formatUnits(amount, decimals), balanceDecimals)
  const needsAddress = address !== undefined && (isAmbiguous || isSuspicious)
  const content = (
    <>
      <TokenImage token={token} />
      <RowText>
        <bdi>{name}</bdi>
        <RowNote translate="no">
          <bdi dir="ltr">
            {shown} <bdi>{symbol}</bdi>
          </bdi>
        </RowNote>
        {needsAddress && <RowNote translate="no">{truncateAddress(address)}</RowNote>}
      </RowText>
      {isSuspicious ? (
        <Tag>{message('spam')}</Tag>
      ) : (
        <Value>
          {value === undefined ? (
            <RowNote>{message('priceUnknown')}</RowNote>
          ) : (
            formatMoney(locale, value, currency)
          )}
        </Value>
      )}
    </>
  )
  return (
    <li {...item}>
      {onSelect ? (
        <Row type="button" data-testid={testId} onClick={() => onSelect(token)}>
          {content}
        </Row>
      ) : (
        <Row as="div" data-testid={testId} style={{ cursor: 'default' }}>
          {content}
        </Row>
      )}
    </li>
  )
}
