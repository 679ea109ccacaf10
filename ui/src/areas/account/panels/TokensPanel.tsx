import { openView, setSendForm, type Token } from '@wallet-kit/sdk/actions'
import { useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../../kit/hooks/useStore.ts'
import { useKit } from '../../../kit/provider/useKit.ts'
import { Lead } from '../../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../../parts/loading/FailedNotice.tsx'
import { MainButton } from '../../../parts/MainButton/MainButton.tsx'
import { Notice } from '../../../parts/Notice/Notice.tsx'
import { buyingMessages } from '../../buy/messages/buying.ts'
import { LoadingTokens } from '../../tokens/LoadingTokens.tsx'
import { tokensMessages } from '../../tokens/messages/tokens.ts'
import { TokenRows } from '../../tokens/TokenRows.tsx'
import { useCanBuy } from '../../tokens/useCanBuy.ts'
import { useTokenList } from '../../tokens/useTokenList.ts'

export interface TokensPanelProps {
  readonly address: string
}

/** The `Tokens` tab. */
export function TokensPanel({ address }: TokensPanelProps) {
  const kit = useKit()
  const message = useMessages(tokensMessages)
  const { features } = useStore(kit.stores.options)
  const { data, isError, refetch } = useTokenList(address)
  if (!data) {
    return isError ? <FailedNotice text={message('failed')} onRetry={refetch} /> : <LoadingTokens />
  }
  if (data.tokens.length === 0) return <NoTokens />
  const send = (token: Token) => {
    setSendForm(kit, { token: token.address ?? null })
    openView(kit, { view: 'WalletSend' })
  }
  return (
    <>
      {isError && <Notice tone="warning">{message('stale')}</Notice>}
      <TokenRows list={data} testId="token-item" onSelect={features.send ? send : undefined} />
    </>
  )
}

function NoTokens() {
  const kit = useKit()
  const canBuy = useCanBuy()
  const buyingMessage = useMessages(buyingMessages)
  const message = useMessages(tokensMessages)
  const { features } = useStore(kit.stores.options)
  return (
    <>
      <Lead title={message('empty')} text={message('emptyText')} />
      {canBuy && (
        <MainButton
          tone="accent"
          data-testid="buy-crypto"
          onClick={() => openView(kit, { view: 'OnRampProviders' })}
        >
          {buyingMessage('buyCrypto')}
        </MainButton>
      )}
      {features.receive && (
        <MainButton data-testid="receive-funds" onClick={() => openView(kit, { view: 'WalletReceive' })}>
          {message('receive')}
        </MainButton>
      )}
    </>
  )
}
