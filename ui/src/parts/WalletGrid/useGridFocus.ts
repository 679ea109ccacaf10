import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { nextIndex } from './nextIndex.ts'

export interface UseGridFocusParameters {
  readonly grid: RefObject<HTMLElement | null>
  /** The tile that is the tab stop. */
  readonly active: number
  readonly columns: number
  readonly count: number
  /** Renders a row and scrolls it into view. */
  reveal(row: number): void
  onActive(index: number): void
}

/** Moves the focus through a grid whose tiles may not exist yet. */
export function useGridFocus({ grid, active, columns, count, reveal, onActive }: UseGridFocusParameters) {
  const wanted = useRef<number>(undefined)

  // After every render: the requested tile may have been rendered just now.
  useEffect(() => {
    if (wanted.current === undefined) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-tile="${wanted.current}"] button`)
    if (!tile) return
    wanted.current = undefined
    tile.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const element = grid.current
    const isRtl = element ? getComputedStyle(element).direction === 'rtl' : false
    const next = nextIndex(event.key, active, { count, columns, isRtl })
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    reveal(Math.floor(next / columns))
    onActive(next)
  }

  function onFocus({ target }: FocusEvent): void {
    const index = Number(target.closest<HTMLElement>('[data-tile]')?.dataset.tile)
    if (Number.isInteger(index) && index !== active) onActive(index)
  }

  return { onKeyDown, onFocus }
}
