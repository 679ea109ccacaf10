import { useAppKitBalance } from '@wallet-kit/react'
import { CardLine } from './CardLine.tsx'

/** The native balance in full, as it is on the chain. */
export function Balance() {
  const { data, error, isLoading } = useAppKitBalance()
  const value = data ? `${data.formatted} ${data.symbol}` : isLoading ? 'counting…' : undefined
  return (
    <CardLine
      label="Balance"
      value={error ? `not available (${error.message})` : value}
      testId="w3m-balance"
    />
  )
}
