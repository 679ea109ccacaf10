import { openView } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { forwardIcon, layersIcon } from '../../foundation/icons/icons.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowEnd } from '../../parts/Row/RowEnd.tsx'
import { RowIcon } from '../../parts/Row/RowIcon.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { CurrencyImage } from './CurrencyImage.tsx'
import { buyingMessages } from './messages/buying.ts'
import type { PurchaseChoice } from './purchaseChoices.ts'

export interface TokenFieldProps {
  /** Absent: nothing is listed, and the visitor chooses at the provider. */
  readonly choice: PurchaseChoice | undefined
  readonly canChoose: boolean
}

/** Token to buy, with a way to choose another. */
export function TokenField({ choice, canChoose }: TokenFieldProps) {
  const kit = useKit()
  const message = useMessages(buyingMessages)
  const content = (
    <>
      {choice ? <CurrencyImage symbol={choice.currency.symbol} /> : <RowIcon path={layersIcon} />}
      <RowText>
        {choice
          ? message('onNetwork', { symbol: choice.currency.symbol, network: choice.network.displayName })
          : message('anyToken')}
        <RowNote>{message('youReceive')}</RowNote>
      </RowText>
    </>
  )
  if (!canChoose) {
    return (
      <Row as="div" data-testid="onramp-token" style={{ cursor: 'default' }}>
        {content}
      </Row>
    )
  }
  return (
    <Row
      type="button"
      data-testid="onramp-token"
      onClick={() => openView(kit, { view: 'OnRampTokenSelect' })}
    >
      {content}
      <RowEnd>
        <Icon path={forwardIcon} pixels={18} isDirectional />
      </RowEnd>
    </Row>
  )
}
