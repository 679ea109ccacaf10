import type { Activity } from '@wallet-kit/sdk/actions'
import { dateFormat } from '../../foundation/format/intlFormatters.ts'

/** A line of the list: the title of a month, or a transaction of it. */
export type ActivityLine =
  | { readonly kind: 'month'; readonly key: string; readonly title: string }
  | { readonly kind: 'item'; readonly key: string; readonly item: Activity }

/** A history under the names of its months; those of other years with the year. */
export function groupByMonth(
  items: readonly Activity[],
  { locale, now = Date.now() }: { readonly locale: string; readonly now?: number },
): readonly ActivityLine[] {
  const month = dateFormat(locale, { month: 'long' })
  const monthAndYear = dateFormat(locale, { month: 'long', year: 'numeric' })
  const thisYear = new Date(now).getFullYear()
  const lines: ActivityLine[] = []
  let last = ''
  for (const item of items) {
    const date = new Date(item.minedAt)
    const key = `${date.getFullYear()}-${date.getMonth()}`
    if (key !== last) {
      const format = date.getFullYear() === thisYear ? month : monthAndYear
      lines.push({ kind: 'month', key, title: format.format(date) })
    }
    last = key
    lines.push({ kind: 'item', key: item.id, item })
  }
  return lines
}
