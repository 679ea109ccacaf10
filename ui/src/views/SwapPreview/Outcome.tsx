import { getSentSwaps } from '@wallet-kit/sdk/actions'
import { Lead } from '../../components/Lead/Lead.tsx'
import { MainButton } from '../../components/MainButton/MainButton.tsx'
import { RemoteImage } from '../../components/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../components/Row/LinkRow.tsx'
import { WaitRing } from '../../components/WaitRing/WaitRing.tsx'
import { useStore } from '../../hooks/useStore.ts'
import { globeIcon } from '../../icons/globeIcon.ts'
import { explorerTransactionLink } from '../../links/explorerTransactionLink.ts'
import { useMessageCatalog, useMessages } from '../../messages/MessagesContext.ts'
import { useKit } from '../../provider/useKit.ts'
import { useStateAnnouncement } from '../connecting/useStateAnnouncement.ts'
import { formatTokenAmount } from '../swapping/formatSwap.ts'
import { swappingMessages } from '../swapping/swappingMessages.ts'
import type { ConfirmedSwap } from './ConfirmedSwap.ts'

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
export function Outcome({ swap: { network, to }, id }: OutcomeProps) {
  const kit = useKit()
  const message = useMessages(swappingMessages)
  const { locale } = useMessageCatalog()
  const { list } = useStore(getSentSwaps(kit))
  const sent = list.find((candidate) => candidate.id === id)
  const status = sent?.status ?? 'unknown'
  const [title, text] = keys[status]
  const received = status === 'confirmed' ? sent?.received : undefined
  const shown = {
    title: message(title),
    text:
      received === undefined
        ? message(text)
        : message('successText', { amount: formatTokenAmount(locale, received, to) }),
  }
  useStateAnnouncement(shown, status !== 'pending' && status !== 'confirmed')
  const explorer = network.blockExplorers?.default
  const link = sent?.hash && explorerTransactionLink(explorer?.url, sent.hash)
  const ring = status === 'confirmed' ? 'done' : status === 'pending' ? 'waiting' : 'failed'
  return (
    <>
      <WaitRing state={ring}>
        <RemoteImage source={to.iconUrl} name={to.symbol} pixels={72} isRound />
      </WaitRing>
      <div data-testid={status === 'confirmed' ? 'swap-success' : `swap-${status}`}>
        <Lead {...shown} />
      </div>
      {explorer && link && (
        <LinkRow icon={globeIcon} link={link}>
          {message('explorer', { name: explorer.name })}
        </LinkRow>
      )}
      <MainButton tone="accent" onClick={() => void kit.open({ view: 'Account' })}>
        {message('done')}
      </MainButton>
    </>
  )
}
