import type { RequestFact, RequestStatement } from '@wallet-kit/sdk/actions'
import { formatUnits } from '@wallet-kit/sdk/format'
import type { ReactNode } from 'react'
import { formatExact } from '../../../foundation/format/formatAmount.ts'
import type { FormatMessage } from '../../../foundation/messages/MessageSet.ts'
import { useMessageCatalog, useMessages } from '../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../foundation/styles/styled.tsx'
import { cssVar } from '../../../foundation/theme/cssVar.ts'
import { focusRing } from '../../../foundation/theme/focusRing.ts'
import { media } from '../../../foundation/theme/media.ts'
import { radius } from '../../../foundation/theme/radius.ts'
import { size } from '../../../foundation/theme/size.ts'
import { textSize } from '../../../foundation/theme/textSize.ts'
import { groupAddress } from '../../../parts/Address/groupAddress.ts'
import { Facts } from '../../../parts/Facts/Facts.tsx'
import { approvalMessages } from '../messages/approval.ts'

const Item = styled('li')({ display: 'grid', gap: size(6) })

const Title = styled('p')({
  margin: 0,
  paddingInline: size(8),
  fontSize: textSize(16),
  fontWeight: 600,
  lineHeight: 1.35,
})

const Whole = styled('code')({ fontFamily: 'ui-monospace, monospace', fontSize: textSize(12) })

const Raw = styled('pre')({
  boxSizing: 'border-box',
  maxBlockSize: '12em',
  margin: 0,
  overflow: 'auto',
  padding: `${size(10)} ${size(14)}`,
  border: `1px solid ${cssVar('border')}`,
  borderRadius: radius(3.5),
  fontSize: textSize(12),
  lineHeight: 1.5,
  '& > code': { fontFamily: 'ui-monospace, monospace' },
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Each line has its own direction, so that none can reorder another.
  unicodeBidi: 'plaintext',
  [media.forcedColors]: { borderColor: 'CanvasText' },
  ...focusRing(),
})

/** Latest time that a date can hold, in seconds since 1970. */
const lastSecond = 8_640_000_000_000n

const rights: Readonly<Record<string, `right.${'mint' | 'freeze' | 'own' | 'close'}`>> = {
  'mint tokens': 'right.mint',
  'freeze accounts': 'right.freeze',
  'own the account': 'right.own',
  'close the account': 'right.close',
}

/** One effect of a request in words, with its beneficiary and amount. */
export function Statement({ type, facts }: RequestStatement) {
  const message = useMessages(approvalMessages)
  const { locale } = useMessageCatalog()
  const isRaw = (fact: RequestFact) => fact.name === 'data' || fact.name === 'message'
  const short = facts.filter((fact) => !isRaw(fact))
  return (
    <Item data-testid={`approval-${type}`}>
      <Title>{message(type)}</Title>
      {short.length > 0 && (
        <Facts
          facts={short.map((fact) => ({
            name: message(`fact.${fact.name}`),
            value: showFact(fact, message, locale),
          }))}
        />
      )}
      {facts.filter(isRaw).map((fact) => (
        <Raw key={fact.name} tabIndex={0} aria-label={message(`fact.${fact.name}`)} translate="no">
          <code>{'text' in fact ? fact.text : ''}</code>
        </Raw>
      ))}
    </Item>
  )
}

function showFact(
  fact: RequestFact,
  message: FormatMessage<typeof approvalMessages.english>,
  locale: string,
): ReactNode {
  if ('address' in fact)
    return (
      <bdi dir="ltr" translate="no">
        <Whole>{groupAddress(fact.address)}</Whole>
      </bdi>
    )
  if ('seconds' in fact) return showTime(fact.seconds, message, locale)
  if ('text' in fact) {
    const right = fact.name === 'right' ? rights[fact.text] : undefined
    return right ? message(right) : <bdi translate="no">{fact.text}</bdi>
  }
  if (fact.amount === 'unlimited') return <strong>{message('unlimited')}</strong>
  const { value, decimals, symbol } = fact.amount
  const amount = formatExact(locale, formatUnits(value, decimals ?? 0))
  return (
    <bdi dir="ltr">
      {decimals === undefined
        ? message('smallest', { amount })
        : symbol === undefined
          ? amount
          : `${amount} ${symbol}`}
    </bdi>
  )
}

function showTime(
  seconds: bigint,
  message: FormatMessage<typeof approvalMessages.english>,
  locale: string,
): string {
  if (seconds > lastSecond) return message('forever')
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(Number(seconds) * 1_000)
}
