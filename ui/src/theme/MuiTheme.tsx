import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from '../hooks/useStore.ts'
import { directionOf } from '../languages/directionOf.ts'
import { useMessageCatalog } from '../messages/MessagesContext.ts'
import { useKit } from '../provider/useKit.ts'
import { createModalTheme } from './createModalTheme.ts'
import { fontFamily } from './fontFamily.ts'
import { resolveTokens } from './resolveTokens.ts'
import { themeVariable } from './themeVariable.ts'

/**
 * The modal's tokens as a MUI theme, for views that are furnished with MUI's parts. Not around the whole
 * modal: the view that opens first has none, because MUI's engine would be most of its loading time. Styles of
 * the parts stay in the shadow root.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  const kit = useKit()
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const { locale } = useMessageCatalog()
  const { direction = directionOf(locale) } = useStore(kit.stores.options)
  const [cache, setCache] = useState<EmotionCache>()
  const theme = useMemo(() => {
    const font = themeVariable(themeVariables, 'font-family') ?? fontFamily
    const tokens = resolveTokens(themeMode, themeVariables)
    return createModalTheme({ mode: themeMode, tokens, fontFamily: font, direction })
  }, [themeMode, themeVariables, direction])

  function place(container: HTMLElement | null): void {
    if (!container || cache?.sheet.container === container) return
    const { nonce } = kit.options
    setCache(createCache({ key: 'wk-mui', container, ...(nonce ? { nonce } : {}) }))
  }

  return (
    <>
      <span hidden ref={place} />
      {cache && (
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>{children}</ThemeProvider>
        </CacheProvider>
      )}
    </>
  )
}
