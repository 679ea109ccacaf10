import { openView, type SwapToken } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { AmountWorth } from './AmountWorth.tsx'
import { formatUpTo } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { TokenButton } from './TokenButton.tsx'
import { useTokenPrice } from './useTokenPrice.ts'

export interface ReceiveFieldProps {
  readonly token: SwapToken | undefined
  readonly received: bigint | undefined
  readonly isLoading: boolean
}

/** Token to receive, with the amount of the quote. */
export function ReceiveField({ token, received, isLoading }: ReceiveFieldProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const price = useTokenPrice(token)
  const shown =
    token && received !== undefined ? formatUpTo(locale, formatUnits(received, token.decimals)) : ''
  return (
    <TextField
      label={message('receive')}
      testId="swap-input-toToken"
      readOnly
      placeholder="0"
      value={shown}
      isInvalid={false}
      aria-busy={isLoading || undefined}
      onChange={() => undefined}
      end={
        <TokenButton
          token={token}
          placeholder={message('selectToken')}
          label={token && message('chooseReceive', { symbol: token.symbol })}
          side="toToken"
          onClick={() => openView(kit, { view: 'SwapSelectToken', data: { side: 'to' } })}
        />
      }
    >
      <AmountWorth token={token} units={received} price={price} />
    </TextField>
  )
}
