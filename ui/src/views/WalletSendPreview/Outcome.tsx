import { getSentTransfers, goBack, setSendForm } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import { ButtonPair } from '../../components/ButtonPair.tsx'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../components/Row/LinkRow.tsx'
import { WaitRing } from '../../components/WaitRing/WaitRing.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { globeIcon } from '../../icons/globeIcon.ts'
import { explorerTransactionLink } from '../../links/explorerTransactionLink.ts'
import { useMessages } from '../../messages/MessagesContext.ts'
import { shellMessages } from '../../messages/shell/shellMessages.ts'
import { useKit } from '../../provider/useKit.ts'
import { useStateAnnouncement } from '../connecting/useStateAnnouncement.ts'
import { sendingMessages } from '../sending/sendingMessages.ts'
import type { ConfirmedTransfer } from './ConfirmedTransfer.ts'

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
  const shown = { title: message(title), text: message(text) }
  useStateAnnouncement(shown, status !== 'pending' && status !== 'confirmed')
  const explorer = network.blockExplorers?.default
  const link = explorerTransactionLink(explorer?.url, id)
  const ring = status === 'confirmed' ? 'done' : status === 'pending' ? 'waiting' : 'failed'

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
      {...(status !== 'failed' && { tone: 'accent' })}
      onClick={() => void kit.open({ view: 'Account' })}
    >
      {message('done')}
    </MainButton>
  )
  return (
    <>
      <WaitRing state={ring}>
        <RemoteImage source={token.iconUrl} name={token.symbol} pixels={72} isRound />
      </WaitRing>
      <div data-testid={status === 'confirmed' ? 'send-success' : `send-${status}`}>
        <Lead {...shown} />
      </div>
      {explorer && link && (
        <LinkRow icon={globeIcon} link={link}>
          {message('explorer', { name: explorer.name })}
        </LinkRow>
      )}
      {status === 'failed' ? (
        <ButtonPair>
          {done}
          <MainButton tone="accent" data-testid="send-retry" onClick={retry}>
            {shellMessage('tryAgain')}
          </MainButton>
        </ButtonPair>
      ) : (
        done
      )}
    </>
  )
}
