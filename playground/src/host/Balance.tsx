import { useAppKitBalance } from '@wallet-kit/react'
import { CardLine } from './CardLine.tsx'
import { formatAmount } from './formatAmount.ts'

/** The native balance with all decimals. */
export function Balance() {
  const { value, decimals, symbol, error, isLoading } = useAppKitBalance()
  const amount =
    value !== undefined && decimals !== undefined ? `${formatAmount(value, decimals)} ${symbol}` : ''
  const text = error ? 'not available' : isLoading ? 'counting…' : amount
  return <CardLine label="Balance" value={text} testId="w3m-balance" />
}
