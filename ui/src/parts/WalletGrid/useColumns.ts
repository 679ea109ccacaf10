import { type RefObject, useLayoutEffect, useState } from 'react'

/** Number of columns of a grid, read from its computed style, so that the layout is defined in CSS only. */
export function useColumns(probe: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return
    function measure(): void {
      const tracks = getComputedStyle(element as HTMLElement).gridTemplateColumns
      if (/^[\d.]+px/.test(tracks)) setColumns(tracks.split(' ').length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [probe])
  return columns
}
