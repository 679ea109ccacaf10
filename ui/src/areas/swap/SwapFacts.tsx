import type { SwapQuote } from '@wallet-kit/sdk/actions'
import { formatUnits, getPriceImpact, multiplyPrice } from '@wallet-kit/sdk/format'
import { formatExact, formatMoney } from '../../foundation/format/formatAmount.ts'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { Facts } from '../../parts/Facts/Facts.tsx'
import { ErrorNotice } from '../../parts/Notice/ErrorNotice.tsx'
import { useFeeFact } from '../fees/useFeeFact.tsx'
import { formatPercent, formatTokenAmount } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { useTokenPrice } from './useTokenPrice.ts'

/** Price impact above which a swap is warned of, in percent. */
const highImpact = 5

export interface SwapFactsProps {
  readonly quote: SwapQuote
  /** To receive, in the smallest unit. */
  readonly received: bigint
  readonly minimum: bigint
  /** Fee in the smallest unit of the network's own coin; `undefined` until it is known. */
  readonly fee: bigint | undefined
  /** The fee is the most that can be taken, and not a guess. */
  readonly isFeeExact?: boolean
  /** Name of who pays the fee instead of the account. */
  readonly payer?: string | undefined
  /** Price of the network's own coin. */
  readonly coinPrice: string | undefined
}

/** Terms of a swap. */
export function SwapFacts({
  quote,
  received,
  minimum,
  fee,
  isFeeExact = false,
  payer,
  coinPrice,
}: SwapFactsProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const { services } = useStore(kit.stores.options)
  const { active } = useStore(kit.stores.networks)
  const { to, slippage } = quote
  const impact = usePriceImpact(quote, received)
  const provider =
    services.dataService && URL.canParse(services.dataService) ? new URL(services.dataService).host : ''
  const { nativeCurrency } = active
  const feeMoney =
    fee !== undefined && coinPrice
      ? ` (${formatMoney(locale, multiplyPrice(fee, nativeCurrency.decimals, coinPrice), visitorCurrency().toUpperCase(), 'ceil')})`
      : ''
  const feeFact = useFeeFact(payer, {
    name: message(isFeeExact ? 'maximumFee' : 'fee'),
    value:
      fee === undefined ? (
        message('unknown')
      ) : (
        <>
          <bdi translate="no">{formatTokenAmount(locale, fee, nativeCurrency)}</bdi>
          {feeMoney}
        </>
      ),
  })
  const isHigh = impact !== undefined && Number(impact) > highImpact
  return (
    <>
      <Facts
        facts={[
          {
            name: message('minimum'),
            value: (
              <bdi translate="no" data-testid="swap-minimum">
                {`${formatExact(locale, formatUnits(minimum, to.decimals))} ${to.symbol}`}
              </bdi>
            ),
          },
          {
            name: message('impact'),
            value: (
              <span data-testid="swap-impact">
                {impact === undefined ? message('unknown') : formatPercent(locale, impact)}
              </span>
            ),
          },
          { name: message('slippage'), value: formatPercent(locale, `${slippage}`) },
          feeFact,
          {
            name: message('provider'),
            value: <bdi translate="no">{provider}</bdi>,
          },
        ]}
      />
      {isHigh && (
        <ErrorNotice>{message('highImpact', { percent: formatPercent(locale, impact) })}</ErrorNotice>
      )}
    </>
  )
}

/** How much less the swap pays than it takes, in percent; `undefined` where a price is unknown. */
function usePriceImpact({ from, to, amount }: SwapQuote, received: bigint): string | undefined {
  const [sold, bought] = [useTokenPrice(from), useTokenPrice(to)]
  if (sold === undefined || bought === undefined) return undefined
  return getPriceImpact(
    multiplyPrice(amount, from.decimals, sold),
    multiplyPrice(received, to.decimals, bought),
  )
}
