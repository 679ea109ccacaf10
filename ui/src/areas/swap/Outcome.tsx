import { checkSentSwap, getSentSwaps, goBack, setSwapForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { TransactionOutcome } from '../outcome/TransactionOutcome.tsx'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'
import { formatTokenAmount } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'

/** Keys of the messages of each status. */
const keys = {
  pending: ['pending', 'pendingText'],
  confirmed: ['success', 'successPlain'],
  failed: ['failed', 'failedText'],
  replaced: ['replaced', 'replacedText'],
  altered: ['altered', 'alteredText'],
  unknown: ['unconfirmed', 'unconfirmedText'],
} as const

export interface OutcomeProps {
  readonly swap: ConfirmedSwap
  /** Of `getSentSwaps`. */
  readonly id: string
}

/** Status of a swap, with the received amount once it is confirmed. */
export function Outcome({ swap: { network, from, to, amount }, id }: OutcomeProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const { list } = useStore(getSentSwaps(kit))
  const sent = list.find((candidate) => candidate.id === id)
  const status = sent?.status ?? 'unknown'
  const [title, text] = keys[status]
  const received = status === 'confirmed' ? sent?.received : undefined
  return (
    <TransactionOutcome
      status={status}
      dialogTitle={message('title')}
      title={message(title)}
      text={
        received === undefined
          ? message(text)
          : message('successText', { amount: isolateAmount(locale, formatTokenAmount(locale, received, to)) })
      }
      labels={{
        done: message('done'),
        checkAgain: message('checkAgain'),
        explorer: (name) => message('explorer', { name }),
      }}
      testIdPrefix="swap"
      token={to}
      network={network}
      hash={sent?.hash}
      onRetry={() => {
        setSwapForm(kit, {
          from: from.address ?? null,
          to: to.address ?? null,
          amount: formatUnits(amount, from.decimals),
        })
        goBack(kit)
      }}
      onCheck={() => checkSentSwap(kit, { id })}
    />
  )
}
