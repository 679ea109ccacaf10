import { useState } from 'react'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'
import { swappingMessages } from './messages/swapping.ts'
import { Outcome } from './Outcome.tsx'
import { Review } from './Review.tsx'
import { useSwapForm } from './useSwapForm.ts'

/** Review of a swap, then its status. */
export function PreviewView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Preview address={address} />
    </Queries>
  ) : null
}

function Preview({ address }: { readonly address: string }) {
  const message = useMessages(swappingMessages)
  const { network, from, to, amount, tokens, balanceOf, hasFailed, refetch } = useSwapForm(address)
  const [frozen, setFrozen] = useState<ConfirmedSwap>()
  const [sentId, setSentId] = useState<string>()
  const coin = tokens?.find((token) => token.address === undefined)
  // The first complete form is what will be swapped, whatever happens to form, account and network.
  if (!frozen && from && to && amount !== undefined)
    setFrozen({ account: address, network, from, to, amount })
  if (frozen && sentId) return <Outcome swap={frozen} id={sentId} />
  if (frozen) {
    return <Review swap={frozen} coin={coin} coinBalance={coin && balanceOf(coin)} onSent={setSentId} />
  }
  if (hasFailed) return <FailedNotice text={message('tokensFailed')} onRetry={refetch} />
  if (!tokens) return <LoadingRows label={message('loading')} rows={2} />
  return <Notice>{message('enterAmount')}</Notice>
}
