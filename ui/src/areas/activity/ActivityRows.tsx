import type { Activity, Token } from '@wallet-kit/sdk/actions'
import { useMessageCatalog } from '../../foundation/messages/MessagesContext.ts'
import { styled } from '../../foundation/styles/styled.tsx'
import { cssVar } from '../../foundation/theme/cssVar.ts'
import { size } from '../../foundation/theme/size.ts'
import { textSize } from '../../foundation/theme/textSize.ts'
import { WindowedList } from '../../parts/WindowedList/WindowedList.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { groupByMonth } from './groupByMonth.ts'

const Month = styled('h3')({
  margin: 0,
  padding: `${size(6)} ${size(8)} 0`,
  fontSize: textSize(13),
  fontWeight: 600,
  color: cssVar('textSecondary'),
})

const rowEstimate = 62

const none: readonly Token[] = []

export interface ActivityRowsProps {
  readonly label: string
  readonly items: readonly Activity[]
  /** Tokens of the account, by which an approval names the approved one. */
  readonly tokens?: readonly Token[] | undefined
  readonly busy?: boolean
}

/** Transactions by month. */
export function ActivityRows({ label, items, tokens = none, busy = false }: ActivityRowsProps) {
  const { locale } = useMessageCatalog()
  return (
    <WindowedList
      label={label}
      items={groupByMonth(items, { locale })}
      keyOf={({ key }) => key}
      rowEstimate={rowEstimate}
      busy={busy}
    >
      {(line, item) =>
        line.kind === 'month' ? (
          <li key={line.key} {...item} data-testid="month-indexes">
            <Month data-testid="group-title">{line.title}</Month>
          </li>
        ) : (
          <ActivityRow key={line.key} activity={line.item} tokens={tokens} item={item} />
        )
      }
    </WindowedList>
  )
}
