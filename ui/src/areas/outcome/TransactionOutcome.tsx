import type { CaipNetwork } from '@wallet-kit/sdk'
import { useState } from 'react'
import { globeIcon } from '../../foundation/icons/icons.ts'
import { explorerTransactionLink } from '../../foundation/links/explorerTransactionLink.ts'
import { useMessages } from '../../foundation/messages/MessagesContext.ts'
import { shellMessages } from '../../foundation/messages/shellMessages.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { ButtonPair } from '../../parts/ButtonPair.tsx'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { MainButton } from '../../parts/MainButton/MainButton.tsx'
import { TokenImage, type TokenImageProps } from '../../parts/RemoteImage/TokenImage.tsx'
import { LinkRow } from '../../parts/Row/LinkRow.tsx'
import { useStateAnnouncement } from '../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../parts/WaitRing/WaitRing.tsx'
import { useResultTitle } from './useResultTitle.ts'
import { useSentWatch } from './useSentWatch.ts'

export type OutcomeStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unknown'

export interface TransactionOutcomeProps {
  readonly status: OutcomeStatus
  /** Of the dialog: what was done. */
  readonly dialogTitle: string
  readonly title: string
  readonly text: string
  readonly labels: {
    readonly done: string
    readonly checkAgain: string
    readonly explorer: (name: string) => string
  }
  /** In test ids, before the status and the names of buttons. */
  readonly testIdPrefix: string
  /** The sent or received token. */
  readonly token: TokenImageProps['token'] & { readonly symbol: string }
  readonly network: CaipNetwork
  /** Hash or signature, once it is known. */
  readonly hash: string | undefined
  /** Shows the form as it was: what has failed left nothing but the fee. */
  readonly onRetry: () => void
  /** Reads the status once more. */
  readonly onCheck: () => Promise<unknown>
}

/**
 * Status of a transaction, with a link to the block explorer and what to do next. Announced whenever it changes, and read
 * again while the view is open.
 */
export function TransactionOutcome(props: TransactionOutcomeProps) {
  const { status, dialogTitle, title, text, labels, testIdPrefix, token, network, hash, onRetry, onCheck } =
    props
  const kit = useKit()
  const shellMessage = useMessages(shellMessages)
  useSentWatch()
  useResultTitle(dialogTitle)
  useStateAnnouncement({ title, text }, status !== 'pending' && status !== 'confirmed')
  const explorer = network.blockExplorers?.default
  const link = hash && explorerTransactionLink(explorer?.url, hash)
  const ring = status === 'confirmed' ? 'done' : status === 'pending' ? 'waiting' : 'failed'
  const next =
    status === 'failed' ? (
      <MainButton tone="accent" data-testid={`${testIdPrefix}-retry`} onClick={onRetry}>
        {shellMessage('tryAgain')}
      </MainButton>
    ) : status === 'unknown' ? (
      <CheckAgain label={labels.checkAgain} testId={`${testIdPrefix}-check-again`} onCheck={onCheck} />
    ) : undefined
  const done = (
    <MainButton {...(!next && { tone: 'accent' })} onClick={() => void kit.open({ view: 'Account' })}>
      {labels.done}
    </MainButton>
  )
  return (
    <>
      <WaitRing state={ring}>
        <TokenImage token={token} pixels={72} />
      </WaitRing>
      <div data-testid={`${testIdPrefix}-${status === 'confirmed' ? 'success' : status}`}>
        <Lead title={title} text={text} />
      </div>
      {explorer && link && (
        <LinkRow icon={globeIcon} link={link}>
          {labels.explorer(explorer.name)}
        </LinkRow>
      )}
      {next ? (
        <ButtonPair>
          {done}
          {next}
        </ButtonPair>
      ) : (
        done
      )}
    </>
  )
}

interface CheckAgainProps {
  readonly label: string
  readonly testId: string
  readonly onCheck: () => Promise<unknown>
}

/** Reads a status now, and not only after the next pause. */
function CheckAgain({ label, testId, onCheck }: CheckAgainProps) {
  const [isBusy, setBusy] = useState(false)

  async function check(): Promise<void> {
    setBusy(true)
    try {
      await onCheck()
    } finally {
      setBusy(false)
    }
  }

  return (
    <MainButton tone="accent" data-testid={testId} isBusy={isBusy} onClick={() => void check()}>
      {label}
    </MainButton>
  )
}
