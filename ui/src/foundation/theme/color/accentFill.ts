import { contrastRatio, toLinear, toLuminance } from './contrastRatio.ts'
import type { Rgb } from './Rgb.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/** Relative luminance on which white text has a little more than 4.5:1. */
const readableUnderWhite = 0.18

/** An accent as a fill, and the text colour that can be read on it (4.5:1). */
export interface AccentFill {
  readonly fill: Rgb
  readonly on: Rgb
}

/**
 * White text where the accent allows it. A mid-tone accent (white at 3:1 or better) is darkened until white
 * reaches 4.5:1, because black on a saturated mid-tone reads badly; a bright one keeps its tone under black text.
 * The buttons' style sheet has the same rule in CSS.
 */
export function accentFill(accent: Rgb): AccentFill {
  if (contrastRatio(accent, white) < 3) return { fill: accent, on: black }
  const share = Math.min(1, readableUnderWhite / toLuminance(accent))
  const darken = (channel: number) => Math.round(toChannel(toLinear(channel) * share))
  return { fill: [darken(accent[0]), darken(accent[1]), darken(accent[2])], on: white }
}

function toChannel(linear: number): number {
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
}
