import { createTheme, type Theme } from '@mui/material/styles'
import type { ThemeMode } from '@wallet-kit/sdk'
import type { ThemeTokens } from './ThemeTokens.ts'
import { textSize } from './textSize.ts'

/** MUI uses rem; our sizes do not depend on the page's root element. The option works, its type is missing. */
const lengths = { pxToRem: textSize }

export interface ModalThemeParameters {
  readonly mode: ThemeMode
  readonly tokens: ThemeTokens
  readonly fontFamily: string
  readonly direction: 'ltr' | 'rtl'
}

/** The MUI theme of the modal: tokens in, nothing else. */
export function createModalTheme({ mode, tokens, fontFamily, direction }: ModalThemeParameters): Theme {
  return createTheme({
    direction,
    palette: {
      mode,
      primary: { main: tokens.accent, dark: tokens.accentHover, contrastText: tokens.onAccent },
      error: { main: tokens.error },
      success: { main: tokens.success },
      text: { primary: tokens.text, secondary: tokens.textSecondary },
      background: { default: tokens.background, paper: tokens.background },
      divider: tokens.border,
    },
    typography: { ...lengths, fontFamily, button: { textTransform: 'none', fontWeight: 600 } },
    components: {
      // A ripple per press is script on the main thread; the pressed colour is enough.
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    },
  })
}
