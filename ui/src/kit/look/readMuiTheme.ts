import type { ThemeMode } from '@wallet-kit/sdk'
import type { DesignTokens } from './DesignTokens.ts'
import type { MuiThemeLike } from './MuiThemeLike.ts'

/** Font size of MUI's body text, to which the kit's 15 px correspond. */
const muiFontSize = 14

export interface ReadMuiTheme {
  readonly mode: ThemeMode
  /** Not checked yet. */
  readonly tokens: { readonly [Name in keyof DesignTokens]?: unknown }
  readonly isRtl: boolean
}

/**
 * Reads a MUI theme as data: no code of MUI is needed. With `colorSchemes`, `themeMode` picks the palette; a theme
 * with one palette decides the mode itself.
 */
export function readMuiTheme(theme: MuiThemeLike, themeMode: ThemeMode): ReadMuiTheme {
  const scheme = at(at(theme.colorSchemes, themeMode), 'palette')
  const palette = scheme ?? theme.palette
  const own = at(palette, 'mode')
  const mode = scheme || (own !== 'light' && own !== 'dark') ? themeMode : own
  const type = theme.typography
  const fontSize = at(type, 'fontSize')
  return {
    mode,
    tokens: {
      background: at(at(palette, 'background'), 'paper'),
      text: at(at(palette, 'text'), 'primary'),
      textSecondary: at(at(palette, 'text'), 'secondary'),
      border: at(palette, 'divider'),
      accent: at(at(palette, 'primary'), 'main'),
      error: at(at(palette, 'error'), 'main'),
      success: at(at(palette, 'success'), 'main'),
      shadow: theme.shadows?.[24],
      fontFamily: at(type, 'fontFamily'),
      fontSize: typeof fontSize === 'number' ? (fontSize * 15) / muiFontSize : fontSize,
      fontWeights: readWeights(type),
      radius: at(theme.shape, 'borderRadius'),
      spacing: readSpacing(theme.spacing),
      zIndex: at(theme.zIndex, 'modal'),
    },
    isRtl: theme.direction === 'rtl',
  }
}

/** A member of what may be an object. */
function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** MUI's weights, and its defaults for those that options leave out. */
function readWeights(type: unknown): unknown {
  const weights = ['fontWeightRegular', 'fontWeightMedium', 'fontWeightBold'].map((name) => at(type, name))
  const defaults = [400, 500, 700]
  const isAbsent = weights.every((weight) => weight === undefined)
  return isAbsent ? undefined : weights.map((weight, index) => weight ?? defaults[index])
}

/** One step in pixels: a number in options, a function in a theme. */
function readSpacing(spacing: unknown): unknown {
  const step: unknown = typeof spacing === 'function' ? spacing(1) : spacing
  const [, pixels] = /([\d.]+)px/.exec(typeof step === 'string' ? step : '') ?? []
  return pixels === undefined ? step : Number(pixels)
}
