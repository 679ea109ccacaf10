interface Place {
  readonly current: number
  readonly count: number
  /** Whether the arrows point the other way. */
  readonly isRtl: boolean
}

/** The tab that a key moves to, from one end to the other; `undefined` for other keys. */
export function nextTab(key: string, { current, count, isRtl }: Place): number | undefined {
  const step = isRtl ? -1 : 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (current + step + count) % count
  if (key === 'ArrowLeft') return (current - step + count) % count
  return undefined
}
