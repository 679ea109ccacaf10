import { goBack, setOnrampForm } from '@wallet-kit/sdk/actions'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { List } from '../../parts/List/List.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { CurrencyImage } from './CurrencyImage.tsx'
import { buyingMessages } from './messages/buying.ts'
import { useOnramp } from './useOnramp.ts'

/** The currencies to pay in, to choose one of them. */
export function SelectFiatView() {
  return (
    <Queries>
      <Choices />
    </Queries>
  )
}

function Choices() {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const { locale } = useMessageCatalog()
  const { payments, isLoading, hasFailed, refetch } = useOnramp()
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  if (hasFailed) return <FailedNotice text={message('loadFailed')} onRetry={refetch} />
  if (isLoading) return <LoadingRows label={message('loading')} />
  if (payments.length === 0) return <Lead text={message('none')} />
  return (
    <List label={message('currencies')}>
      {payments.map(({ id }) => (
        <li key={id}>
          <Row
            type="button"
            data-testid={`onramp-payment-option-${id}`}
            onClick={() => {
              setOnrampForm(kit, { payment: id })
              goBack(kit)
            }}
          >
            <CurrencyImage symbol={id} isMoney />
            <RowText>
              <bdi>{names.of(id)}</bdi>
              <RowNote translate="no">{id}</RowNote>
            </RowText>
          </Row>
        </li>
      ))}
    </List>
  )
}
