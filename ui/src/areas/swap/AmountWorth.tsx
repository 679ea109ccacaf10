import type { SwapToken } from '@wallet-kit/sdk/actions'
import { multiplyPrice } from '@wallet-kit/sdk/format'
import type { ReactNode } from 'react'
import { formatMoney } from '../../foundation/format/formatAmount.ts'
import { visitorCurrency } from '../../foundation/format/visitorCurrency.ts'
import { useMessageCatalog } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { RowNote } from '../../parts/Row/RowNote.tsx'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${size(12)}`,
  minBlockSize: size(24),
})

export interface AmountWorthProps {
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
  readonly price: string | undefined
  readonly end?: ReactNode
}

/** Worth of an amount in a field, where it is known; with the end of that line. */
export function AmountWorth({ token, units, price, end }: AmountWorthProps) {
  const { locale } = useMessageCatalog()
  const value =
    token && units !== undefined && price ? multiplyPrice(units, token.decimals, price) : undefined
  return (
    <Line>
      <RowNote>{value !== undefined && formatMoney(locale, value, visitorCurrency().toUpperCase())}</RowNote>
      {end}
    </Line>
  )
}
