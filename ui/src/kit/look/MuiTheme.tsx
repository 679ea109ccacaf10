import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useContext, useMemo, useState } from 'react'
import { createModalTheme } from '../../foundation/theme/createModalTheme.ts'
import { resolveTokens } from '../../foundation/theme/resolveTokens.ts'
import { useStore } from '../hooks/useStore.ts'
import { useKit } from '../provider/useKit.ts'
import { HostLookContext } from './HostLookContext.ts'

/**
 * The modal's tokens as a MUI theme, for views with MUI's controls. Not around the whole
 * modal: the view that opens first has none, because MUI's engine would be most of its loading time. Styles of
 * the parts stay in the shadow root.
 */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  const kit = useKit()
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const [cache, setCache] = useState<EmotionCache>()
  const [isRtl, setIsRtl] = useState(false)
  const look = useContext(HostLookContext)
  const theme = useMemo(() => {
    const mode = look?.mode ?? themeMode
    return createModalTheme(mode, resolveTokens(mode, themeVariables, look), look?.components, isRtl)
  }, [themeMode, themeVariables, look, isRtl])

  function place(container: HTMLElement | null): void {
    if (!container || cache?.sheet.container === container) return
    const { nonce } = kit.options
    setIsRtl(getComputedStyle(container).direction === 'rtl')
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
