import type { SwapQuote, SwapToken } from '@wallet-kit/sdk/actions'
import { Icon } from '../../foundation/icons/Icon.tsx'
import { chevronDownIcon } from '../../foundation/icons/icons.ts'
import { useMessageCatalog } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { focusRing } from '../../foundation/theme/focusRing.ts'
import { radius } from '../../foundation/theme/radius.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { formatRate, formatTokenAmount } from './formatSwap.ts'
import { SwapFacts } from './SwapFacts.tsx'

const Details = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: size(8),
    minBlockSize: size(36),
    paddingInline: size(14),
    borderRadius: radius(3.5),
    fontSize: textSize(14),
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    ...focusRing(),
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > dl': { marginBlockStart: size(4) },
})

export interface TermsProps {
  readonly quote: SwapQuote
  readonly from: SwapToken
  readonly to: SwapToken
  /** Approximate fee; `undefined` until it is known. */
  readonly fee: bigint | undefined
  /** Name of who pays the fee instead of the account. */
  readonly payer: string | undefined
  /** Price of the network's own coin. */
  readonly coinPrice: string | undefined
}

/** The rate, which shows the other terms when it is pressed. */
export function Terms({ quote, from, to, fee, payer, coinPrice }: TermsProps) {
  const { locale } = useMessageCatalog()
  return (
    <Details data-testid="swap-details">
      <summary>
        <bdi translate="no" data-testid="swap-rate">
          {`${formatTokenAmount(locale, 10n ** BigInt(from.decimals), from)} = ${formatRate(locale, quote)} ${to.symbol}`}
        </bdi>
        <Icon path={chevronDownIcon} pixels={16} />
      </summary>
      <SwapFacts
        quote={quote}
        received={quote.received}
        minimum={quote.minimum}
        fee={fee}
        payer={payer}
        coinPrice={coinPrice}
      />
    </Details>
  )
}
