import { getCurrencyImageUrl, getTokenImageUrl } from '@wallet-kit/sdk/query'
import { useKit } from '../../kit/provider/useKit.ts'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'

export interface CurrencyImageProps {
  /** Symbol of a token, or code of a currency. */
  readonly symbol: string
  /** Whether it is money. */
  readonly isMoney?: boolean
  readonly pixels?: number
}

/** The picture of a token or a currency, of the wallet directory. */
export function CurrencyImage({ symbol, isMoney = false, pixels = 40 }: CurrencyImageProps) {
  const kit = useKit()
  const source = isMoney ? getCurrencyImageUrl(kit, symbol) : getTokenImageUrl(kit, symbol)
  return <RemoteImage source={source} name={symbol} pixels={pixels} isRound />
}
