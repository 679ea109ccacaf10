import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { withRow } from '../../../parts/WalletGrid/withRow.ts'
import { focusEvents } from '../../../parts/WindowedList/focusEvents.ts'
import type { LongRowsProps } from './FirstRows.tsx'
import { InstalledRow } from './InstalledRow.tsx'

/** Height of a row before it has been measured, and the space between two, in CSS pixels. */
const rowEstimate = 58
const gap = 6

/** The rows of a long list that are in view, between two that take the place of the others. */
export function WindowedRows({ connectors, focused, onFocus }: LongRowsProps) {
  const start = useRef<HTMLLIElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const reached = useRef(focused)
  const getScroller = () => start.current?.closest('[data-view-body]') ?? null
  const virtualizer = useVirtualizer({
    count: connectors.length,
    getScrollElement: getScroller,
    getItemKey: (index) => connectors[index]?.id ?? index,
    estimateSize: () => rowEstimate,
    gap,
    overscan: 10,
    scrollMargin,
    rangeExtractor: (range) => withRow(range, focused),
  })

  // Rows above may come and go.
  useLayoutEffect(() => {
    const scroller = getScroller()
    if (!scroller || !start.current) return
    const { top } = start.current.getBoundingClientRect()
    setScrollMargin(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop))
  })

  // The row that had the focus while this code loaded was another element.
  useLayoutEffect(() => {
    if (reached.current < 0) return
    const row = start.current?.parentElement?.querySelector(`[data-index="${reached.current}"] button`)
    if (!(row instanceof HTMLElement)) return
    reached.current = -1
    row.focus()
  })

  const items = virtualizer.getVirtualItems()
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <>
      <li ref={start} aria-hidden="true" style={{ blockSize: before, marginBlockEnd: -gap }} />
      {items.map(({ key, index, start: offset }, position) => {
        const connector = connectors[index]
        const previous = items[position - 1]
        // The focused row is kept, however far away it is.
        const skipped = previous ? offset - previous.end - gap : 0
        return (
          connector && (
            <InstalledRow
              key={key}
              connector={connector}
              connectors={connectors}
              item={{
                ref: virtualizer.measureElement,
                'data-index': index,
                'aria-posinset': index + 1,
                'aria-setsize': connectors.length,
                style: { marginBlockStart: skipped },
                ...focusEvents(index, onFocus),
              }}
            />
          )
        )
      })}
      <li aria-hidden="true" style={{ blockSize: after, marginBlockStart: -gap }} />
    </>
  )
}
