import { contrastRatio } from './contrastRatio.ts'
import { ensureContrast } from './ensureContrast.ts'
import { mixColors } from './mixColors.ts'
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
  return { fill: deepen(accent), on: white }
}

/** Away from white, which keeps the colour vivid, and towards black where that does not suffice. */
function deepen(accent: Rgb): Rgb {
  for (let share = 0; share <= 0.5; share += 0.05) {
    const candidate = mixColors(accent, white, -share).map((channel) =>
      Math.round(Math.max(0, channel)),
    ) as unknown as Rgb
    if (contrastRatio(candidate, white) >= 4.5) return candidate
  }
  return ensureContrast(accent, [white], 4.5, black)
}
