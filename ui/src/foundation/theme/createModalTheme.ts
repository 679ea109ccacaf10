import { type Components, createTheme, type Theme } from '@mui/material/styles'
import type { ThemeMode } from '@wallet-kit/sdk'
import { muiOverrides } from './muiOverrides.ts'
import { radius } from './radius.ts'
import type { ThemeTokens } from './ThemeTokens.ts'
import { textSize } from './textSize.ts'

/** MUI uses rem; our sizes do not depend on the page's root element. The option works, its type is missing. */
const lengths = { pxToRem: textSize }

/**
 * The MUI theme of the modal: tokens, and the host app's component overrides. It is made here rather than taken from
 * the host app, whose theme may be of another version of MUI.
 *
 * @param components `components` of the host app's MUI theme
 */
export function createModalTheme(
  mode: ThemeMode,
  tokens: ThemeTokens,
  components: object = {},
  isRtl = false,
): Theme {
  return createTheme({
    direction: isRtl ? 'rtl' : 'ltr',
    palette: {
      mode,
      primary: { main: tokens.accent, dark: tokens.accentHover, contrastText: tokens.onAccent },
      error: { main: tokens.error },
      success: { main: tokens.success },
      text: { primary: tokens.text, secondary: tokens.textSecondary },
      background: { default: tokens.background, paper: tokens.background },
      divider: tokens.border,
    },
    shape: { borderRadius: radius(3.5) },
    typography: {
      ...lengths,
      fontFamily: 'var(--wk-font)',
      button: { textTransform: 'none', fontWeight: 'var(--wk-weight-600, 600)' },
    },
    components: overlaid(muiOverrides, components),
  })
}

/** The host app's overrides over the kit's, slot by slot: MUI applies lists in their order. */
function overlaid(kit: Components<Theme>, host: object): Components<Theme> {
  const given: Readonly<Record<string, object>> = { ...host }
  const merged = Object.entries(kit).map(([name, own]) => {
    const { defaultProps, styleOverrides, ...rest } = { ...given[name] } as Override
    const slots = { ...own.styleOverrides, ...styleOverrides }
    return [
      name,
      {
        ...rest,
        defaultProps: { ...own.defaultProps, ...defaultProps },
        styleOverrides: Object.fromEntries(
          Object.keys(slots).map((slot) => [slot, [own.styleOverrides?.[slot], styleOverrides?.[slot]]]),
        ),
      },
    ]
  })
  return { ...given, ...Object.fromEntries(merged as [string, object][]) }
}

interface Override {
  readonly defaultProps?: object
  readonly styleOverrides?: Readonly<Record<string, unknown>>
}
