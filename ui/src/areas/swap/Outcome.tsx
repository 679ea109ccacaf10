import { checkSentSwap, getSentSwaps, goBack, setSwapForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { isolateAmount } from '../../foundation/format/isolateAmount.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { CheckAgain } from '../outcome/CheckAgain.tsx'
import { TransactionOutcome } from '../outcome/TransactionOutcome.tsx'
import { useSentWatch } from '../outcome/useSentWatch.ts'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'
import { formatTokenAmount } from './formatSwap.ts'
import { swappingMessages } from './messages/swapping.ts'

/** Keys of the messages of each outcome. */
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

/** What has become of a swap. */
export function Outcome({ swap: { network, from, to, amount }, id }: OutcomeProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const shellMessage = useMessages(shellMessages)
  const { locale } = useMessageCatalog()
  const { list } = useStore(getSentSwaps(kit))
  const sent = list.find((candidate) => candidate.id === id)
  const status = sent?.status ?? 'unknown'
  const [title, text] = keys[status]
  useSentWatch()
  /** Shows the form as it was: what has failed left nothing but the fee. */
  function retry(): void {
    setSwapForm(kit, {
      from: from.address ?? null,
      to: to.address ?? null,
      amount: formatUnits(amount, from.decimals),
    })
    goBack(kit)
  }

  const done = (
    <MainButton
      {...(status !== 'failed' && status !== 'unknown' && { tone: 'accent' })}
      onClick={() => void kit.open({ view: 'Account' })}
    >
      {message('done')}
    </MainButton>
  )
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
      testIdPrefix="swap"
      token={to}
      network={network}
      hash={sent?.hash}
      explorerLabel={(name) => message('explorer', { name })}
    >
      {status === 'failed' ? (
        <ButtonPair>
          {done}
          <MainButton tone="accent" data-testid="swap-retry" onClick={retry}>
            {shellMessage('tryAgain')}
          </MainButton>
        </ButtonPair>
      ) : status === 'unknown' ? (
        <ButtonPair>
          {done}
          <CheckAgain
            label={message('checkAgain')}
            testId="swap-check-again"
            onCheck={() => checkSentSwap(kit, { id })}
          />
        </ButtonPair>
      ) : (
        done
      )}
    </TransactionOutcome>
  )
}
