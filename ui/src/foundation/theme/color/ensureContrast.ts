import { contrastRatio } from './contrastRatio.ts'
import { mixColors } from './mixColors.ts'
import type { Rgb } from './Rgb.ts'

/** The colour nearest to `color`, on its way to `towards`, that reaches `ratio` on each of `backgrounds`. */
export function ensureContrast(color: Rgb, backgrounds: readonly Rgb[], ratio: number, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mixColors(color, towards, share).map(Math.round) as unknown as Rgb
    if (backgrounds.every((background) => contrastRatio(candidate, background) >= ratio)) return candidate
  }
  return towards
}
