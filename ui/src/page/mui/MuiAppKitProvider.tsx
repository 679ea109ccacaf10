'use client'
import { ThemeContext } from '@emotion/react'
import type { ThemeMode } from '@wallet-kit/sdk'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react'
import type { ReactAppKit } from '../../kit/instance/ReactAppKit.ts'
import type { MuiThemeLike } from '../../kit/look/MuiThemeLike.ts'
import { AppKitProvider } from '../../kit/provider/AppKitProvider.tsx'
import { buttonRules } from './buttonRules.ts'
import { fromMuiTheme } from './fromMuiTheme.ts'

export interface MuiAppKitProviderProps {
  /** Returned by `createAppKit`. */
  readonly kit: ReactAppKit
  /** Default: the theme of the surrounding MUI `ThemeProvider`. */
  readonly theme?: MuiThemeLike | undefined
  /** Picks the palette of a theme with `cssVariables`, which does not know its mode: MUI's `useColorScheme().mode`. */
  readonly mode?: ThemeMode | undefined
  readonly children?: ReactNode
}

const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The `AppKitProvider` of apps with MUI: modal and buttons follow the surrounding theme, and each change of it. It is
 * read from Emotion's context, which every version of MUI since 5 provides; where the app has another copy of
 * `@emotion/react`, pass `theme`.
 *
 * @example
 * <ThemeProvider theme={theme}>
 *   <AppKitProvider kit={kit}>
 *     <App />
 *   </AppKitProvider>
 * </ThemeProvider>
 */
export function MuiAppKitProvider({ kit, theme, mode, children }: MuiAppKitProviderProps) {
  const surrounding = muiThemeOf(useContext(ThemeContext))
  const given = theme ?? surrounding
  const rules = useMemo(() => given && buttonRules(given), [given])

  useEffectBeforePaint(() => {
    if (!given) return
    const options = fromMuiTheme(given, mode)
    kit.updateOptions({ theme: options.theme })
    kit.setThemeMode(options.themeMode)
    kit.setThemeVariables(options.themeVariables)
  }, [kit, given, mode])

  return (
    <AppKitProvider kit={kit}>
      {rules && <style nonce={kit.options.nonce}>{rules}</style>}
      {children}
    </AppKitProvider>
  )
}

/** MUI's theme in Emotion's context, where another library's may be, too (MUI's `THEME_ID`). */
function muiThemeOf(context: object): MuiThemeLike | undefined {
  const { $$material: scoped, ...plain } = context as { $$material?: MuiThemeLike; palette?: object }
  return scoped ?? (plain.palette && (context as MuiThemeLike))
}
