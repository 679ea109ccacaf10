import type { Token, TokenList } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { WindowedList } from '../../parts/WindowedList/WindowedList.tsx'
import { tokensMessages } from './messages/tokens.ts'
import { TokenRow } from './TokenRow.tsx'

const rowEstimate = 62

export interface TokenRowsProps {
  readonly list: Pick<TokenList, 'tokens' | 'currency'>
  /** Of a row: this, a hyphen and the symbol. */
  readonly testId: string
  readonly onSelect?: ((token: Token) => void) | undefined
}

export function TokenRows({ list: { tokens, currency }, testId, onSelect }: TokenRowsProps) {
  const message = useMessages(tokensMessages)
  const symbols = new Map<string, number>()
  for (const { symbol } of tokens) symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1)
  return (
    <WindowedList
      label={message('list')}
      items={tokens}
      keyOf={({ address }) => address ?? ''}
      rowEstimate={rowEstimate}
    >
      {(token, item) => (
        <TokenRow
          key={token.address ?? ''}
          token={token}
          currency={currency}
          testId={`${testId}-${token.symbol}`}
          isAmbiguous={(symbols.get(token.symbol) ?? 0) > 1}
          item={item}
          onSelect={onSelect}
        />
      )}
    </WindowedList>
  )
}
