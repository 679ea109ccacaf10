import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { List } from '../List/List.tsx'
import { withRow } from '../WalletGrid/withRow.ts'
import { focusEvents } from './focusEvents.ts'

/** Space between two rows, in CSS pixels. */
const gap = 6

/** Rows rendered out of view on either side, for scrolling. */
const scrollRows = 4

/** Attributes of a row's list item. */
export type WindowedItem = ComponentPropsWithRef<'li'> & { readonly 'data-index': number }

export interface WindowedListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Estimated height of a row, in CSS pixels. */
  readonly rowEstimate: number
  readonly busy?: boolean
  /** Renders a row as the list item whose attributes it receives. */
  readonly children: (item: Item, attributes: WindowedItem) => ReactNode
}

/** A list of which only the rows in view are rendered, and the focused one: 10 000 cost as much as ten. */
export function WindowedList<Item>({
  label,
  items,
  keyOf,
  rowEstimate,
  busy = false,
  children,
}: WindowedListProps<Item>) {
  const start = useRef<HTMLLIElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState(-1)
  // Rows out of view are rendered once those in view are painted.
  const [overscan, setOverscan] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setOverscan(scrollRows)))
    return () => cancelAnimationFrame(frame)
  }, [])
  const getScroller = () => start.current?.closest('[data-view-body]') ?? null
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: getScroller,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    estimateSize: () => rowEstimate,
    gap,
    overscan,
    scrollMargin,
    rangeExtractor: (range) => withRow(range, focused),
  })

  // Content above may come and go.
  useLayoutEffect(() => {
    const scroller = getScroller()
    if (!scroller || !start.current) return
    const { top } = start.current.getBoundingClientRect()
    setScrollMargin(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop))
  })

  const rows = virtualizer.getVirtualItems()
  const before = (rows[0]?.start ?? scrollMargin) - scrollMargin
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return (
    <List label={label} busy={busy}>
      <li ref={start} aria-hidden="true" style={{ blockSize: before, marginBlockEnd: -gap }} />
      {rows.map(({ index, start: offset }, position) => {
        const item = items[index]
        const previous = rows[position - 1]
        // The focused row is kept, however far away it is.
        const skipped = previous ? offset - previous.end - gap : 0
        return (
          item !== undefined &&
          children(item, {
            ref: virtualizer.measureElement,
            'data-index': index,
            'aria-posinset': index + 1,
            'aria-setsize': items.length,
            style: { marginBlockStart: skipped },
            ...focusEvents(index, setFocused),
          })
        )
      })}
      <li aria-hidden="true" style={{ blockSize: after, marginBlockStart: -gap }} />
    </List>
  )
}
