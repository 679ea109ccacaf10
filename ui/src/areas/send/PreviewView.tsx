import { useState } from 'react'
import { parseAmount } from '../../foundation/format/parseAmount.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useAppKitAccount } from '../../kit/hooks/useAppKitAccount.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { Queries } from '../../kit/provider/Queries.tsx'
import { useKit } from '../../kit/provider/useKit.ts'
import { FailedNotice } from '../../parts/loading/FailedNotice.tsx'
import { LoadingRows } from '../../parts/loading/LoadingRows.tsx'
import { Notice } from '../../parts/Notice/Notice.tsx'
import { tokensMessages } from '../tokens/messages/tokens.ts'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { sendingMessages } from './messages/sending.ts'
import { Outcome } from './Outcome.tsx'
import { Review } from './Review.tsx'
import { useRecipient } from './useRecipient.ts'
import { useSendForm } from './useSendForm.ts'

/** Review of a transfer, then its status. */
export function PreviewView() {
  const { address } = useAppKitAccount()
  return address ? (
    <Queries>
      <Preview address={address} />
    </Queries>
  ) : null
}

function Preview({ address }: { readonly address: string }) {
  const message = useMessages(sendingMessages)
  const tokensMessage = useMessages(tokensMessages)
  const { active } = useStore(useKit().stores.networks)
  const { form, token, coin, list, hasFailed, refetch } = useSendForm(address)
  const { recipient } = useRecipient(form.recipient, active.caipNetworkId)
  const amount = token && parseAmount(form, token)
  const [frozen, setFrozen] = useState<ConfirmedTransfer>()
  const [sentId, setSentId] = useState<string>()
  // The first complete form is what will be sent, whatever happens to form, account and network.
  if (!frozen && token && list && amount !== undefined && recipient.status === 'known') {
    setFrozen({
      sender: address,
      network: active,
      token,
      amount,
      recipient: recipient.recipient,
      coin,
      currency: list.currency,
    })
  }
  if (frozen && sentId) return <Outcome transfer={frozen} id={sentId} />
  if (frozen) return <Review transfer={frozen} onSent={setSentId} />
  if (hasFailed) return <FailedNotice text={tokensMessage('failed')} onRetry={refetch} />
  if (!list) return <LoadingRows label={tokensMessage('loading')} rows={2} />
  return <Notice>{message(recipient.status === 'resolving' ? 'resolving' : 'invalidInput')}</Notice>
}
