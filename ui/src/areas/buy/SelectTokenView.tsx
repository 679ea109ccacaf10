import { goBack, setOnrampForm } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { SearchField } from '../../parts/SearchField/SearchField.tsx'
import { WindowedList } from '../../parts/WindowedList/WindowedList.tsx'
import { CurrencyImage } from './CurrencyImage.tsx'
import { buyingMessages } from './messages/buying.ts'
import { choiceKey } from './purchaseChoices.ts'
import { useOnramp } from './useOnramp.ts'

const rowEstimate = 62

/** Choice among the tokens on sale on the active network. */
export function SelectTokenView() {
  return (
    <Queries>
      <Choices />
    </Queries>
  )
}

function Choices() {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const { choices, isLoading, hasFailed, refetch } = useOnramp()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = choices.filter(({ currency: { name, symbol } }) =>
    `${symbol} ${name}`.toLowerCase().includes(wanted),
  )
  if (hasFailed) return <FailedNotice text={message('loadFailed')} onRetry={refetch} />
  return (
    <>
      <SearchField label={message('search')} clearLabel={message('clear')} value={text} onChange={setText} />
      {isLoading && <LoadingRows label={message('loading')} />}
      {shown.length === 0 && !isLoading && <Lead text={message('none')} />}
      {shown.length > 0 && (
        <WindowedList label={message('tokens')} items={shown} keyOf={choiceKey} rowEstimate={rowEstimate}>
          {(choice, item) => (
            <li key={choiceKey(choice)} {...item}>
              <Row
                type="button"
                data-testid={`onramp-token-option-${choice.currency.symbol}`}
                onClick={() => {
                  setOnrampForm(kit, { purchase: choiceKey(choice) })
                  goBack(kit)
                }}
              >
                <CurrencyImage symbol={choice.currency.symbol} />
                <RowText>
                  <bdi>{choice.currency.name}</bdi>
                  <RowNote>
                    {message('onNetwork', {
                      symbol: choice.currency.symbol,
                      network: choice.network.displayName,
                    })}
                  </RowNote>
                </RowText>
              </Row>
            </li>
          )}
        </WindowedList>
      )}
    </>
  )
}
