import type { ThemeMode, ThemeVariables } from '@wallet-kit/sdk'
import { accentFill } from './color/accentFill.ts'
import { ensureContrast } from './color/ensureContrast.ts'
import { formatColor } from './color/formatColor.ts'
import { mixColors } from './color/mixColors.ts'
import { parseColor } from './color/parseColor.ts'
import type { Rgb } from './color/Rgb.ts'
import { readableOn } from './color/readableOn.ts'
import { defaultAccent } from './defaultAccent.ts'
import type { HostLook } from './HostLook.ts'
import { neutralTokens } from './neutralTokens.ts'
import type { ThemeTokens } from './ThemeTokens.ts'
import { themeVariable } from './themeVariable.ts'

/**
 * The colours of a theme with the host app's design, accent and tint in it. Whatever it chooses, text stays at
 * 4.5:1 and focus rings at 3:1: the colours that carry them give way.
 */
export function resolveTokens(
  mode: ThemeMode,
  variables: ThemeVariables = {},
  look?: Pick<HostLook, 'neutral' | 'accent'>,
): ThemeTokens {
  const neutral = look?.neutral ?? neutralTokens[mode]
  const tint = tintOf(variables)
  const background = tint(neutral.background)
  const surface = tint(neutral.surface)
  const surfaceHover = tint(neutral.surfaceHover)
  const accent = parseColor(themeVariable(variables, 'accent') ?? '') ?? look?.accent ?? defaultAccent
  const { fill, on } = accentFill(accent)
  const accentSurface = mixColors(background, accent, mode === 'dark' ? 0.2 : 0.15)
  const planes = [background, surface, surfaceHover]
  const text = readableOn(planes, [neutral.text])
  const readable = (color: Rgb, on = planes) => formatColor(ensureContrast(color, on, 4.5, text))
  const visible = (color: Rgb) => formatColor(ensureContrast(color, planes, 3, text))
  return {
    background: formatColor(background),
    surface: formatColor(surface),
    surfaceHover: formatColor(surfaceHover),
    surfacePressed: formatColor(tint(neutral.surfacePressed)),
    border: formatColor(tint(neutral.border)),
    borderStrong: visible(neutral.borderStrong),
    text: formatColor(text),
    textSecondary: readable(neutral.textSecondary),
    accent: formatColor(fill),
    accentHover: formatColor(mixColors(fill, on, -0.12).map(clamp) as unknown as Rgb),
    onAccent: formatColor(on),
    accentSurface: formatColor(accentSurface),
    accentText: readable(accent, [...planes, accentSurface]),
    focus: visible(accent),
    error: readable(neutral.error),
    errorSurface: formatColor(mixColors(background, neutral.error, mode === 'dark' ? 0.12 : 0.06)),
    success: readable(neutral.success),
    overlay: neutral.overlay,
    shadow: neutral.shadow,
  }
}

/** `--w3m-color-mix` and its strength in percent, applied to the planes. */
function tintOf(variables: ThemeVariables): (color: Rgb) => Rgb {
  const tint = parseColor(themeVariable(variables, 'color-mix') ?? '')
  const share = Math.min(100, Math.max(0, themeVariable(variables, 'color-mix-strength') ?? 0)) / 100
  return (color) => (tint ? mixColors(color, tint, share) : color)
}

function clamp(channel: number): number {
  return Math.min(255, Math.max(0, channel))
}
