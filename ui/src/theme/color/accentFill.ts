import { contrastRatio } from './contrastRatio.ts'
import { ensureContrast } from './ensureContrast.ts'
import type { Rgb } from './Rgb.ts'

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const ink: Rgb = [12, 14, 18]

/** An accent as a fill, and the text colour that can be read on it (4.5:1). */
export interface AccentFill {
  readonly fill: Rgb
  readonly on: Rgb
}

/**
 * White text where the accent allows it. A mid-tone accent (white at 3:1 or better) is deepened until white
 * reaches 4.5:1, because black on a saturated mid-tone reads badly; a bright one keeps its tone under dark text.
 */
export function accentFill(accent: Rgb): AccentFill {
  if (contrastRatio(accent, white) < 3) return { fill: accent, on: ink }
  return { fill: ensureContrast(accent, [white], 4.5, black), on: white }
}
