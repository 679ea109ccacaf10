import type { CaipNetwork } from '@wallet-kit/sdk'
import type { ReactNode } from 'react'
import { globeIcon } from '../../foundation/icons/icons.ts'
import { explorerTransactionLink } from '../../foundation/links/explorerTransactionLink.ts'
import { Lead } from '../../parts/Lead/Lead.tsx'
import { RemoteImage } from '../../parts/RemoteImage/RemoteImage.tsx'
import { LinkRow } from '../../parts/Row/LinkRow.tsx'
import { useStateAnnouncement } from '../../parts/useStateAnnouncement.ts'
import { WaitRing } from '../../parts/WaitRing/WaitRing.tsx'
import { useResultTitle } from './useResultTitle.ts'

export interface TransactionOutcomeProps {
  readonly status: 'pending' | 'confirmed' | 'failed' | 'replaced' | 'altered' | 'unknown'
  /** Of the dialog: what was done. */
  readonly dialogTitle: string
  readonly title: string
  readonly text: string
  /** Before `success` or the status in test ids. */
  readonly testIdPrefix: string
  /** What was sent or received. */
  readonly token: { readonly symbol: string; readonly iconUrl?: string | undefined }
  readonly network: CaipNetwork
  /** Hash or signature, once it is known. */
  readonly hash: string | undefined
  readonly explorerLabel: (name: string) => string
  /** What to do next. */
  readonly children: ReactNode
}

/** What has become of a transaction, with a link to the block explorer. Announced whenever it changes. */
export function TransactionOutcome(props: TransactionOutcomeProps) {
  const { status, dialogTitle, title, text, testIdPrefix, token, network, hash, explorerLabel, children } =
    props
  useResultTitle(dialogTitle)
  useStateAnnouncement({ title, text }, status !== 'pending' && status !== 'confirmed')
  const explorer = network.blockExplorers?.default
  const link = hash && explorerTransactionLink(explorer?.url, hash)
  const ring = status === 'confirmed' ? 'done' : status === 'pending' ? 'waiting' : 'failed'
  return (
    <>
      <WaitRing state={ring}>
        <RemoteImage source={token.iconUrl} name={token.symbol} pixels={72} isRound />
      </WaitRing>
      <div data-testid={`${testIdPrefix}-${status === 'confirmed' ? 'success' : status}`}>
        <Lead title={title} text={text} />
      </div>
      {explorer && link && (
        <LinkRow icon={globeIcon} link={link}>
          {explorerLabel(explorer.name)}
        </LinkRow>
      )}
      {children}
    </>
  )
}
