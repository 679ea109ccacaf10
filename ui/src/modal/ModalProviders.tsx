import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '../hooks/useStore.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import type { Messages } from '../messages/Messages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { AppKitContext } from '../provider/AppKitContext.ts'
import { createModalTheme } from '../theme/createModalTheme.ts'
import { fontFamily } from '../theme/fontFamily.ts'
import { resolveTokens } from '../theme/resolveTokens.ts'
import { scopeVariables } from '../theme/scopeVariables.ts'
import { ModalScope } from './ModalScope.tsx'

export interface ModalProvidersProps {
  readonly kit: ReactAppKit
  readonly cache: EmotionCache
  readonly queryClient: QueryClient
  readonly messages: Messages
  readonly children: ReactNode
}

/** Kit, words, queries, styles and theme for everything in the shadow root. */
export function ModalProviders({ kit, cache, queryClient, messages, children }: ModalProvidersProps) {
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const { theme, variables } = useMemo(() => {
    const tokens = resolveTokens(themeMode, themeVariables)
    const font = themeVariables['--w3m-font-family'] ?? fontFamily
    return {
      theme: createModalTheme(themeMode, tokens, font),
      variables: { ...scopeVariables(tokens, themeVariables), '--wk-font': font },
    }
  }, [themeMode, themeVariables])
  const Context = AppKitContext
  if (!Context) throw new Error('React Context is unavailable in Server Components')
  return (
    <Context.Provider value={kit}>
      <MessagesContext.Provider value={messages}>
        <QueryClientProvider client={queryClient}>
          <CacheProvider value={cache}>
            <ThemeProvider theme={theme}>
              <ModalScope data-theme={themeMode} style={{ ...variables, colorScheme: themeMode }}>
                {children}
              </ModalScope>
            </ThemeProvider>
          </CacheProvider>
        </QueryClientProvider>
      </MessagesContext.Provider>
    </Context.Provider>
  )
}
