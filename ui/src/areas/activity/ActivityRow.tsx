import { type Activity, type ActivityTransfer, getSentTransfers, type Token } from '@wallet-kit/sdk/actions'
import { truncateAddress } from '@wallet-kit/sdk/format'
import type { ReactNode } from 'react'
import { formatAmount, transactionDecimals } from '../../foundation/format/formatAmount.ts'
import { dateFormat } from '../../foundation/format/intlFormatters.ts'
import { explorerTransactionLink } from '../../foundation/links/explorerTransactionLink.ts'
import { useMessageCatalog, useMessages } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { LinkedRow } from '../../parts/Row/LinkRow.tsx'
import { Row, RowText } from '../../parts/Row/Row.tsx'
import { RowNote } from '../../parts/Row/RowNote.tsx'
import { Tag } from '../../parts/Tag/Tag.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { WindowedItem } from '../../parts/WindowedList/WindowedList.tsx'
import { ActivityMark } from './ActivityMark.tsx'
import { findApprovedToken } from './findApprovedToken.ts'
import { activityMessages } from './messages/activity.ts'
import { SpeedUp } from './SpeedUp.tsx'

const Amounts = styled('span')({
  flex: 'none',
  maxInlineSize: '100%',
  // At the end also on a line of its own, below a long name.
  marginInlineStart: 'auto',
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** Time and status: on one line where there is room. */
const State = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${size(8)}`,
})

/** Shown of a transaction that moves more. */
const shownTransfers = 2

const verbs = [
  'approve',
  'bought',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const satisfies readonly (keyof typeof activityMessages.english)[]

export interface ActivityRowProps {
  readonly activity: Activity
  /** Tokens of the account, by which an approval names the approved one. */
  readonly tokens: readonly Token[]
  readonly item: WindowedItem
}

/** A transaction: action, counterparty, time and amounts. Opens the block explorer where there is one. */
export function ActivityRow({ activity, tokens, item }: ActivityRowProps) {
  const message = useMessages(activityMessages)
  const { locale } = useMessageCatalog()
  const { active } = useStore(useKit().stores.networks)
  const waiting = useStore(getSentTransfers(useKit())).list.find(
    ({ id, status }) => id === activity.hash && status === 'pending',
  )
  const { hash, type, status, minedAt, from, to, transfers } = activity
  // A purchase with a card has no transaction to link to: its id is the provider's.
  const isPurchase = type === 'buy'
  const verb = isPurchase ? 'bought' : verbs.find((candidate) => candidate === type)
  const shown = transfers.filter(({ isSpam }) => !isSpam).slice(0, shownTransfers)
  const isIncoming = shown.length > 0 && shown.every(({ direction }) => direction === 'in')
  const other = isIncoming ? from : to
  const approved = type === 'approve' && shown.length === 0 ? findApprovedToken(tokens, to) : undefined
  const movement = isIncoming || isPurchase ? 'in' : 'out'
  const kind = type === 'approve' || type === 'trade' ? type : movement
  const date = dateFormat(locale, { day: '2-digit', month: 'short' }).format(minedAt)
  const link =
    isPurchase || activity.isUnmined
      ? undefined
      : explorerTransactionLink(active.blockExplorers?.default?.url, hash)
  const content = (
    <>
      <ActivityMark kind={kind} transfers={approved ? [{ ...approved, direction: 'self' }] : shown} />
      <RowText>
        {verb ? message(verb) : <bdi>{type}</bdi>}
        {other && (
          <RowNote>
            <bdi dir="ltr" translate="no" style={{ whiteSpace: 'nowrap' }}>
              {approved?.symbol ?? truncateAddress(other)}
            </bdi>
          </RowNote>
        )}
      </RowText>
      <Amounts>
        {shown.map((transfer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no ids, and no state
          <Amount key={index} transfer={transfer} locale={locale} />
        ))}
        <State>
          <RowNote>{date}</RowNote>
          {status !== 'confirmed' && <Tag>{message(status === 'failed' ? 'failedStatus' : 'pending')}</Tag>}
        </State>
      </Amounts>
    </>
  )
  const testId = `activity-item-${hash}`
  return (
    <li {...item}>
      {link ? (
        <LinkedRow link={link} testId={testId}>
          {content}
          <VisuallyHidden as="span"> ({message('opensExplorer', { host: link.host })})</VisuallyHidden>
        </LinkedRow>
      ) : (
        <Row as="div" data-testid={testId} style={{ cursor: 'default' }}>
          {content}
        </Row>
      )}
      {waiting?.canSpeedUp && <SpeedUp id={waiting.id} />}
    </li>
  )
}

/** A received or spent amount, with its sign. */
function Amount({
  transfer,
  locale,
}: {
  readonly transfer: ActivityTransfer
  readonly locale: string
}): ReactNode {
  const { direction, amount, symbol, name, isCollectible } = transfer
  const sign = direction === 'in' ? '+' : direction === 'out' ? '\u2212' : ''
  if (isCollectible) return <bdi>{name}</bdi>
  return (
    <bdi dir="ltr" translate="no">
      {sign}
      {formatAmount(locale, amount, transactionDecimals)} <bdi>{symbol ?? name}</bdi>
    </bdi>
  )
}
