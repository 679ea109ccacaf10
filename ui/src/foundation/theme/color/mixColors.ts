import type { Rgb } from './Rgb.ts'

/** `share` (0 to 1) of `other` mixed into `color`. */
export function mixColors(color: Rgb, other: Rgb, share: number): Rgb {
  const mix = (from: number, to: number) => from + (to - from) * share
  return [mix(color[0], other[0]), mix(color[1], other[1]), mix(color[2], other[2])]
}
