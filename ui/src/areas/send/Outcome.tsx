import { checkSentTransfer, getSentTransfers, goBack, setSendForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { CheckAgain } from '../outcome/CheckAgain.tsx'
import { TransactionOutcome } from '../outcome/TransactionOutcome.tsx'
import { useSentWatch } from '../outcome/useSentWatch.ts'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'
import { sendingMessages } from './messages/sending.ts'

/** Keys of the messages of each outcome. */
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
  /** Hash or signature. */
  readonly id: string
}

/** What has become of a transfer. */
export function Outcome({ transfer: { network, token, amount, recipient }, id }: OutcomeProps) {
  const kit = useKit()
  const message = useMessages(sendingMessages)
  const shellMessage = useMessages(shellMessages)
  const { list } = useStore(getSentTransfers(kit))
  const status = list.find((sent) => sent.id === id)?.status ?? 'unknown'
  const [title, text] = keys[status]
  useSentWatch()

  /** Shows the form as it was: what has failed left nothing but the fee. */
  function retry(): void {
    setSendForm(kit, {
      token: token.address ?? null,
      amount: formatUnits(amount, token.decimals),
      isMoney: false,
      recipient: recipient.name ?? recipient.address,
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
  return (
    <TransactionOutcome
      status={status}
      dialogTitle={message('title')}
      title={message(title)}
      text={message(text)}
      testIdPrefix="send"
      token={token}
      network={network}
      hash={id}
      explorerLabel={(name) => message('explorer', { name })}
    >
      {status === 'failed' ? (
        <ButtonPair>
          {done}
          <MainButton tone="accent" data-testid="send-retry" onClick={retry}>
            {shellMessage('tryAgain')}
          </MainButton>
        </ButtonPair>
      ) : status === 'unknown' ? (
        <ButtonPair>
          {done}
          <CheckAgain
            label={message('checkAgain')}
            testId="send-check-again"
            onCheck={() => checkSentTransfer(kit, { id })}
          />
        </ButtonPair>
      ) : (
        done
      )}
    </TransactionOutcome>
  )
}
