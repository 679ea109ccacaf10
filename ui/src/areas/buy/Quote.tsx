import type { OnrampAmount } from '@wallet-kit/sdk/actions'
import type { OnrampQuoteParameters } from '@wallet-kit/sdk/query'
import { formatExact, formatMoney } from '../../foundation/format/formatAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { Facts } from '../../parts/Facts/Facts.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { buyingMessages } from './messages/buying.ts'
import { useQuote } from './useQuote.ts'

/** Cost of a purchase and the amount received. */
export function Quote({ purchase }: { readonly purchase: OnrampQuoteParameters }) {
  const message = useMessages(buyingMessages)
  const { locale } = useMessageCatalog()
  const { data: quote } = useQuote(purchase)
  if (!quote) return <Notice>{message('quoting')}</Notice>
  if (quote.isPlaceholder) return <Notice>{message('noQuote')}</Notice>
  const money = ({ amount, currency }: OnrampAmount) => formatMoney(locale, amount, currency, 'ceil')
  const { purchase: bought, providerFee, networkFee, total } = quote
  return (
    <div data-testid="onramp-quote">
      <Facts
        facts={[
          {
            name: message('estimate'),
            value: (
              <bdi translate="no">
                {formatExact(locale, bought.amount)} {purchase.purchaseCurrency.symbol}
              </bdi>
            ),
          },
          ...(providerFee ? [{ name: message('providerFee'), value: money(providerFee) }] : []),
          ...(networkFee ? [{ name: message('networkFee'), value: money(networkFee) }] : []),
          { name: message('total'), value: money(total) },
        ]}
      />
    </div>
  )
}
