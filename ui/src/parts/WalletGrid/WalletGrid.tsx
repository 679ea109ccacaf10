import { useVirtualizer } from '@tanstack/react-virtual'
import type { ListedWallet } from '@wallet-kit/sdk'
import { type ReactNode, useCallback, useRef } from 'react'
import { styled } from '../../foundation/styles/styled.tsx'
import { size } from '../../foundation/theme/size.ts'
import { useAfterPaint } from '../useAfterPaint.ts'
import { gridTemplate } from './gridTemplate.ts'
import { useColumns } from './useColumns.ts'
import { useEndReached } from './useEndReached.ts'
import { useGridFocus } from './useGridFocus.ts'
import { WalletTile } from './WalletTile.tsx'
import { withRow } from './withRow.ts'

/** Height of a row at the usual text size, in CSS pixels. Where rows measure the same, they are rendered once. */
const rowEstimate = 125
/** Height of the grid at the usual text size, in CSS pixels: the first render has the rows that fit into it. */
const gridEstimate = 440

/** Space at the end of the view, in CSS pixels. */
const bodyEnd = 20

const Scroller = styled('div')({
  // As high as its rows, and shorter where the screen is.
  flex: '0 1 auto',
  maxBlockSize: size(gridEstimate + bodyEnd),
  minBlockSize: size(124),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // Room for the focus ring, which would be cut at the edge.
  margin: -3,
  padding: 3,
  // Tiles go on to the edge of the card, which shows that there are more.
  marginBlockEnd: size(-bodyEnd),
  paddingBlockEnd: size(bodyEnd),
  outline: 'none',
})

const Canvas = styled('div')({ position: 'relative' })
const Probe = styled('div')({ ...gridTemplate, blockSize: 0 })
// Not `li`: the rows between them and the list would make that invalid.
const Cell = styled('div')({ minInlineSize: 0 })
const GridRow = styled('div')({
  ...gridTemplate,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: size(8),
})

/** Scroll position and focused tile, to restore later. */
export interface GridPlace {
  readonly offset: number
  readonly index: number
}

export interface WalletGridProps {
  readonly label: string
  readonly wallets: readonly ListedWallet[]
  /** Total number of wallets, loaded or not. */
  readonly total: number
  readonly busy: boolean
  readonly place: GridPlace
  readonly onPlace: (place: GridPlace) => void
  readonly onSelect: (wallet: ListedWallet) => void
  /** Called when the last rows are near the viewport. */
  readonly onEndReached: () => void
  /** Content below the last row: loading or error state. */
  readonly footer?: ReactNode
}

/**
 * A virtual grid of wallets: only visible rows are in the DOM. One tab stop; arrows, Home,
 * End and page keys move inside, also to tiles that are not rendered yet, and the focused tile is never
 * removed.
 */
export function WalletGrid(props: WalletGridProps) {
  const { label, wallets, total, busy, place, onPlace, onSelect, onEndReached, footer } = props
  const scroller = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const columns = useColumns(probe)
  const rows = Math.ceil(wallets.length / columns)
  const active = Math.min(place.index, wallets.length - 1)
  const isPainted = useAfterPaint(true)
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowEstimate,
    // The row below the fold waits for the paint: it is a fifth of what the first tiles take.
    overscan: isPainted ? 1 : 0,
    initialRect: { width: 0, height: gridEstimate },
    initialOffset: place.offset,
    rangeExtractor: (range) => withRow(range, Math.floor(active / columns)),
  })
  const items = virtualizer.getVirtualItems()
  const { onKeyDown, onFocus } = useGridFocus({
    grid: scroller,
    active,
    columns,
    count: wallets.length,
    reveal: (row) => virtualizer.scrollToIndex(row),
    onActive: (index) => onPlace({ index, offset: virtualizer.scrollOffset ?? 0 }),
  })
  useEndReached(items.at(-1)?.index === rows - 1 && rows > 0, wallets.length, onEndReached)
  const select = useCallback(
    (wallet: ListedWallet, index: number) => {
      onPlace({ index, offset: virtualizer.scrollOffset ?? 0 })
      onSelect(wallet)
    },
    [onPlace, onSelect, virtualizer],
  )

  return (
    <Scroller ref={scroller} data-wallet-scroller="">
      <Probe ref={probe} aria-hidden="true" />
      <Canvas
        role="list"
        aria-label={label}
        aria-busy={busy}
        data-testid="wallet-list"
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {items.map((row) => (
          <GridRow
            key={row.key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={row.index}
            style={{ transform: `translateY(${row.start}px)` }}
          >
            {wallets.slice(row.index * columns, (row.index + 1) * columns).map((wallet, column) => {
              const index = row.index * columns + column
              return (
                <Cell
                  key={wallet.id}
                  role="listitem"
                  aria-setsize={total}
                  aria-posinset={index + 1}
                  data-tile={index}
                >
                  <WalletTile wallet={wallet} index={index} isTabStop={index === active} onSelect={select} />
                </Cell>
              )
            })}
          </GridRow>
        ))}
      </Canvas>
      {footer}
    </Scroller>
  )
}
