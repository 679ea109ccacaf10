import { openView, setSendForm, type Token } from '@wallet-kit/sdk/actions'
import { Lead } from '../../components/Lead/Lead.tsx'
import { List } from '../../components/List/List.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRow } from '../../components/Row/SkeletonRow.tsx'
import { usePatience } from '../../components/usePatience.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { buyingMessages } from '../buying/buyingMessages.ts'
import { TokenRows } from './TokenRows.tsx'
import { tokensMessages } from './tokensMessages.ts'
import { useCanBuy } from './useCanBuy.ts'
import { useTokenList } from './useTokenList.ts'

/** Rows that take the place of those that are loading. */
const skeletons = ['first', 'second', 'third']
/** Until a message says that loading takes long, in ms. */
const patience = 3_000

export interface TokensPanelProps {
  readonly address: string
}

/** The `Tokens` tab. */
export function TokensPanel({ address }: TokensPanelProps) {
  const kit = useKit()
  const message = useMessages(tokensMessages)
  const { features } = useStore(kit.stores.options)
  const { data, isError, isPending } = useTokenList(address)
  const isSlow = usePatience(isPending, address, patience)
  if (!data) {
    if (isError) return <Notice tone="error">{message('failed')}</Notice>
    return (
      <>
        {isSlow && <Notice>{message('slow')}</Notice>}
        <List label={message('loading')} busy>
          {skeletons.map((key) => (
            <SkeletonRow key={key} />
          ))}
        </List>
      </>
    )
  }
  if (data.tokens.length === 0) return <NoTokens />
  const send = (token: Token) => {
    setSendForm(kit, { token: token.address ?? null })
    openView(kit, { view: 'WalletSend' })
  }
  return (
    <>
      {isError && <Notice>{message('stale')}</Notice>}
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
