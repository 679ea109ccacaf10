import type { ThemeMode, ThemeVariables } from '@wallet-kit/sdk'
import type { MuiThemeLike } from '../../kit/look/MuiThemeLike.ts'
import { radiusMaster } from '../../kit/look/radiusMaster.ts'
import { readMuiTheme } from '../../kit/look/readMuiTheme.ts'
import { readTokens } from '../../kit/look/readTokens.ts'

/** Options of `createAppKit` that put a MUI theme into effect. */
export interface MuiThemeOptions {
  readonly theme: MuiThemeLike
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
}

/**
 * A MUI theme as options: the theme for the modal; mode, accent, font and corners also for the buttons, which show before any
 * code of the modal is loaded.
 *
 * @param theme `Theme` or `ThemeOptions` of @mui/material 5 or later. Values that are not of their kind (a colour, a
 * length) are left out; the modal names them in a warning.
 * @param mode picks the palette of a theme with `colorSchemes`. Default: `dark`
 * @example createAppKit({ projectId, networks, ...fromMuiTheme(theme) })
 */
export function fromMuiTheme(theme: MuiThemeLike, mode: ThemeMode = 'dark'): MuiThemeOptions {
  const { mode: themeMode, tokens } = readMuiTheme(theme, mode)
  const { accent, fontFamily, radius } = readTokens(tokens, () => {})
  return {
    theme,
    themeMode,
    themeVariables: {
      ...(accent === undefined ? {} : { '--apkt-accent': accent }),
      ...(fontFamily === undefined ? {} : { '--apkt-font-family': fontFamily }),
      ...(radius === undefined ? {} : { '--apkt-border-radius-master': radiusMaster(radius) }),
    },
  }
}
