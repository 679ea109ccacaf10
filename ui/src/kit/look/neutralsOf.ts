import type { ThemeMode } from '@wallet-kit/sdk'
import { contrastRatio } from '../../foundation/theme/color/contrastRatio.ts'
import { mixColors } from '../../foundation/theme/color/mixColors.ts'
import { parseColor } from '../../foundation/theme/color/parseColor.ts'
import type { Rgb } from '../../foundation/theme/color/Rgb.ts'
import { readableOn } from '../../foundation/theme/color/readableOn.ts'
import { type NeutralTokens, neutralTokens } from '../../foundation/theme/neutralTokens.ts'
import type { DesignTokens } from './DesignTokens.ts'
import { flattenColor } from './flattenColor.ts'

/** Contrast from which a plane can be moved towards the text and still carry it. */
const ample = 7

/** The kit's neutral colours with the host app's in them; planes that it has not set are steps from its background. */
export function neutralsOf(mode: ThemeMode, tokens: DesignTokens): NeutralTokens {
  const base = neutralTokens[mode]
  const background = parseColor(tokens.background ?? '') ?? base.background
  const on = (color: string | undefined) =>
    color === undefined ? undefined : flattenColor(color, background)
  const text = readableOn([background], [on(tokens.text) ?? base.text])
  const away: Rgb =
    contrastRatio(text, [0, 0, 0]) > contrastRatio(text, [255, 255, 255]) ? [0, 0, 0] : [255, 255, 255]
  const step = (from: Rgb, share: number) =>
    mixColors(from, contrastRatio(text, from) >= ample ? text : away, share)
  const ownSurface = on(tokens.surface)
  const isOwn = tokens.background !== undefined || ownSurface !== undefined
  const surface = ownSurface ? carrying(ownSurface, background) : step(background, 0.047)
  return {
    background,
    surface: isOwn ? surface : base.surface,
    surfaceHover: isOwn ? step(surface, 0.04) : base.surfaceHover,
    surfacePressed: isOwn ? step(surface, 0.08) : base.surfacePressed,
    border: on(tokens.border) ?? (isOwn ? mixColors(background, text, 0.11) : base.border),
    borderStrong: isOwn ? mixColors(background, text, 0.45) : base.borderStrong,
    text,
    textSecondary:
      on(tokens.textSecondary) ?? (isOwn ? mixColors(background, text, 0.7) : base.textSecondary),
    error: on(tokens.error) ?? base.error,
    success: on(tokens.success) ?? base.success,
    overlay: tokens.overlay ?? base.overlay,
    shadow: tokens.shadow ?? base.shadow,
  }
}

/** The surface, moved towards the background until one colour of text can be read on both. */
function carrying(surface: Rgb, background: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.1) {
    const candidate = mixColors(surface, background, share)
    const planes = [background, candidate]
    const text = readableOn(planes, [])
    if (planes.every((plane) => contrastRatio(text, plane) >= 5)) return candidate
  }
  return background
}
