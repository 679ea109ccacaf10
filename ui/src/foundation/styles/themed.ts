import type { Styles } from './Styles.ts'

const space = /^(?:padding|margin|gap|rowGap|columnGap)/

/**
 * Styles whose spacing follows the host app's spacing, and whose font weights its weights. Done here, so that a
 * component states its lengths in one unit.
 */
export function themed(styles: Styles): Styles {
  const entries = Object.entries(styles).map(([key, value]) => [key, toThemed(key, value)])
  return Object.fromEntries(entries) as Styles
}

function toThemed(key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return themed(value as Styles)
  if (key === 'fontWeight') return `var(--wk-weight-${value}, ${value})`
  return typeof value === 'string' && space.test(key)
    ? value.replaceAll('var(--wk-px)', 'var(--wk-space)')
    : value
}
