import { goBack, setSendForm, type Token } from '@wallet-kit/sdk/actions'
import { useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { SearchField } from '../../parts/SearchField/SearchField.tsx'
import { tokensMessages } from '../tokens/messages/tokens.ts'
import { TokenRows } from '../tokens/TokenRows.tsx'
import { useChainToken } from '../tokens/useChainToken.ts'
import { sendingMessages } from './messages/sending.ts'
import { useSendForm } from './useSendForm.ts'

/** Contract of an EVM chain, or mint of Solana. */
const tokenAddress = /^(?:0x[\da-f]{40}|[\da-z]{32,44})$/

/** The tokens that the account holds on the active network, to choose one to send. */
export function SelectTokenView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Choice address={address} />
    </Queries>
  ) : null
}

function Choice({ address }: { readonly address: string }) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const tokenMessage = useMessages(tokensMessages)
  const { list, hasFailed, refetch } = useSendForm(address)
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const listed = (list?.tokens ?? []).filter(({ symbol, name, address: token = '' }) =>
    `${symbol} ${name} ${token}`.toLowerCase().includes(wanted),
  )

  // A list of the chain has the best known tokens alone.
  const { token: named } = useChainToken({
    address,
    token: text.trim(),
    isMissing: list !== undefined && listed.length === 0 && tokenAddress.test(wanted),
  })
  const tokens = named && named.amount > 0n ? [named] : listed

  function choose(token: Token): void {
    setSendForm(kit, { token: token.address ?? null })
    goBack(kit)
  }

  if (hasFailed) return <FailedNotice text={tokenMessage('failed')} onRetry={refetch} />
  return (
    <>
      <SearchField label={message('search')} clearLabel={message('clear')} value={text} onChange={setText} />
      {!list && <LoadingRows label={tokenMessage('loading')} rows={2} />}
      {list && tokens.length === 0 && <Lead text={message('noTokens')} />}
      {list && tokens.length > 0 && (
        <TokenRows list={{ tokens, currency: list.currency }} testId="send-token-option" onSelect={choose} />
      )}
    </>
  )
}
