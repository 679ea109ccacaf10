import type { ThemeMode } from '@wallet-kit/sdk'
import { warnRedacted } from '@wallet-kit/sdk/errors'
import { parseColor } from '../../foundation/theme/color/parseColor.ts'
import type { HostLook } from '../../foundation/theme/HostLook.ts'
import type { LookOptions } from './LookOptions.ts'
import { neutralsOf } from './neutralsOf.ts'
import { partRules } from './partRules.ts'
import { readMuiTheme } from './readMuiTheme.ts'
import { readTokens } from './readTokens.ts'

const weightNames = [400, 500, 600] as const

/** Reads the host app's design. Values that cannot be used keep their defaults, and a warning names them. */
export function readHostLook(
  { theme: given, designTokens = {}, slotProps }: LookOptions,
  themeMode: ThemeMode,
): HostLook {
  const theme = given ?? {}
  const ignored: string[] = []
  const from = readMuiTheme(theme, themeMode)
  const design = {
    ...readTokens(from.tokens, (name) => ignored.push(`theme (${name})`)),
    ...readTokens(designTokens, (name) => ignored.push(`designTokens.${name}`)),
  }
  const css = partRules(theme, slotProps, (name) => ignored.push(`theme.${name}`))
  if (ignored.length > 0) warnRedacted('Ignored values of the design:', ignored.join(', '))
  const { radius, spacing, fontSize, fontWeights = [] } = design
  return {
    mode: from.mode,
    neutral: neutralsOf(from.mode, design),
    accent: parseColor(design.accent ?? ''),
    fontFamily: design.fontFamily,
    // Rows and buttons have 3.5 steps.
    radius:
      radius === undefined ? undefined : `calc(${typeof radius === 'number' ? `${radius}px` : radius} / 3.5)`,
    zIndex: design.zIndex,
    spacing: spacing && spacing / 8,
    textSize: fontSize && fontSize / 15,
    weights: Object.fromEntries(
      fontWeights.map((weight, index) => [`--wk-weight-${weightNames[index]}`, weight]),
    ),
    isRtl: from.isRtl,
    css,
    components: theme.components ?? {},
    hasMui: given !== undefined,
  }
}
