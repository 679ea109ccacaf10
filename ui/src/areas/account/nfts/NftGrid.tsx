import { useVirtualizer } from '@tanstack/react-virtual'
import type { Nft } from '@wallet-kit/sdk/actions'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from '../../../foundation/styles/styled.tsx'
import { size } from '../../../foundation/theme/size.ts'
import { gridTemplate } from '../../../parts/WalletGrid/gridTemplate.ts'
import { useColumns } from '../../../parts/WalletGrid/useColumns.ts'
import { useEndReached } from '../../../parts/WalletGrid/useEndReached.ts'
import { useGridFocus } from '../../../parts/WalletGrid/useGridFocus.ts'
import { withRow } from '../../../parts/WalletGrid/withRow.ts'
import { useViewMemory } from '../../../shell/ViewMemoryContext.ts'
import { NftTile } from './NftTile.tsx'

/** Estimated height of a row, in CSS pixels. */
const rowEstimate = 170

const Canvas = styled('div')({ position: 'relative', flex: 'none' })
const Probe = styled('div')({ ...gridTemplate, blockSize: 0, marginBlockEnd: size(-8) })
// Not `li`: the rows between them and the list would make that invalid.
const Cell = styled('div')({ minInlineSize: 0 })
const GridRow = styled('div')({
  ...gridTemplate,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  paddingBlockEnd: size(8),
})

export interface NftGridProps {
  readonly label: string
  readonly nfts: readonly Nft[]
  readonly isBusy: boolean
  readonly onSelect: (nft: Nft) => void
  /** Called when the last rows are near the viewport. */
  readonly onEndReached: () => void
}

/**
 * A virtual grid in the scroller around it: thousands cost as much as the rows in view. One tab stop; arrows, Home, End
 * and page keys move inside, and the focused tile is never removed.
 */
export function NftGrid({ label, nfts, isBusy, onSelect, onEndReached }: NftGridProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const columns = useColumns(probe)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [place, setPlace] = useViewMemory('Account NFT', 0)
  const active = Math.min(place, nfts.length - 1)
  const rows = Math.ceil(nfts.length / columns)
  const getScroller = () => canvas.current?.closest('[data-view-body]') ?? null
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: getScroller,
    estimateSize: () => rowEstimate,
    overscan: 2,
    scrollMargin,
    rangeExtractor: (range) => withRow(range, Math.floor(active / columns)),
  })
  const items = virtualizer.getVirtualItems()
  const { onKeyDown, onFocus } = useGridFocus({
    grid: canvas,
    active,
    columns,
    count: nfts.length,
    reveal: (row) => virtualizer.scrollToIndex(row),
    onActive: setPlace,
  })
  useEndReached(items.at(-1)?.index === rows - 1, nfts.length, onEndReached)

  // Content above may come and go.
  useLayoutEffect(() => {
    const scroller = getScroller()
    if (!scroller || !canvas.current) return
    const { top } = canvas.current.getBoundingClientRect()
    setScrollMargin(Math.round(top - scroller.getBoundingClientRect().top + scroller.scrollTop))
  })

  return (
    <>
      <Probe ref={probe} aria-hidden="true" />
      <Canvas
        ref={canvas}
        role="list"
        aria-label={label}
        aria-busy={isBusy}
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
            style={{ transform: `translateY(${row.start - scrollMargin}px)` }}
          >
            {nfts.slice(row.index * columns, (row.index + 1) * columns).map((nft, column) => {
              const index = row.index * columns + column
              return (
                <Cell
                  key={`${nft.caipNetworkId}:${nft.contract}/${nft.tokenId}`}
                  role="listitem"
                  aria-posinset={index + 1}
                  aria-setsize={nfts.length}
                  data-tile={index}
                >
                  <NftTile nft={nft} isTabStop={index === active} onSelect={onSelect} />
                </Cell>
              )
            })}
          </GridRow>
        ))}
      </Canvas>
    </>
  )
}
