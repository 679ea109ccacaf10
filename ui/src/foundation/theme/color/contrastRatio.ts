import type { Rgb } from './Rgb.ts'

/** Contrast of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export function toLuminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** A channel of sRGB, 0 to 255, as its share of light. */
export function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
