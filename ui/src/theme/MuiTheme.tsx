import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { useKit } from '../provider/useKit.ts'
import { createModalTheme } from './createModalTheme.ts'
import { fontFamily } from './fontFamily.ts'
import { resolveTokens } from './resolveTokens.ts'
import { themeVariable } from './themeVariable.ts'

/**
 * The modal's tokens as a MUI theme, for views that are furnished with MUI's parts. Not around the whole
 * modal: the view that opens first has none, because MUI's engine would be most of its loading time.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  const { themeMode, themeVariables } = useStore(useKit().stores.theme)
  const theme = useMemo(() => {
    const font = themeVariable(themeVariables, 'font-family') ?? fontFamily
    return createModalTheme(themeMode, resolveTokens(themeMode, themeVariables), font)
  }, [themeMode, themeVariables])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
