import { checkSentTransfer, getSentTransfers, goBack, setSendForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { TransactionOutcome } from '../outcome/TransactionOutcome.tsx'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { sendingMessages } from './messages/sending.ts'

/** Keys of the messages of each status. */
const keys = {
  pending: ['pending', 'pendingText'],
  confirmed: ['success', 'successText'],
  failed: ['failed', 'failedText'],
  replaced: ['replaced', 'replacedText'],
  altered: ['altered', 'alteredText'],
  unknown: ['unknown', 'unknownText'],
} as const

export interface OutcomeProps {
  readonly transfer: ConfirmedTransfer
  /** Of `getSentTransfers`. */
  readonly id: string
}

/** Status of a transfer. */
export function Outcome({ transfer: { network, token, amount, recipient }, id }: OutcomeProps) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const { list } = useStore(getSentTransfers(kit))
  const sent = list.find((candidate) => candidate.id === id)
  const status = sent?.status ?? 'unknown'
  const [title, text] = keys[status]
  return (
    <TransactionOutcome
      status={status}
      dialogTitle={message('title')}
      title={message(title)}
      text={message(text)}
      labels={{
        done: message('done'),
        checkAgain: message('checkAgain'),
        explorer: (name) => message('explorer', { name }),
      }}
      testIdPrefix="send"
      token={token}
      network={network}
      hash={sent?.hash}
      onRetry={() => {
        setSendForm(kit, {
          token: token.address ?? null,
          amount: formatUnits(amount, token.decimals),
          isMoney: false,
          recipient: recipient.name ?? recipient.address,
        })
        goBack(kit)
      }}
      onCheck={() => checkSentTransfer(kit, { id })}
    />
  )
}
