import { useEffect } from 'react'
import { balanceDecimals, formatAmount, formatMoney } from '../../foundation/format/formatAmount.ts'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { tokensMessages } from './messages/tokens.ts'

/** Rows in place of tokens that are loading. */
export function LoadingTokens() {
  const message = useMessages(tokensMessages)
  const { locale } = useMessageCatalog()
  // The browser reads a locale's rules with the first number it formats: while the reply is under way, not after it.
  useEffect(() => {
    formatAmount(locale, '0', balanceDecimals)
    formatMoney(locale, '0', visitorCurrency())
  }, [locale])
  return <LoadingRows label={message('loading')} />
}
