import type { Rgb } from './Rgb.ts'

/** A colour as `#rrggbb`. */
export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
