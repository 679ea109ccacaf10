import { type ReactNode, useMemo } from 'react'
import { useStore } from '../hooks/useStore.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { directionOf } from '../languages/directionOf.ts'
import type { MessageCatalog } from '../messages/createMessageCatalog.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { AppKitContext } from '../provider/AppKitContext.ts'
import { fontFamily } from '../theme/fontFamily.ts'
import { resolveTokens } from '../theme/resolveTokens.ts'
import { scopeVariables } from '../theme/scopeVariables.ts'
import { themeVariable } from '../theme/themeVariable.ts'
import { ModalScope } from './ModalScope.tsx'

export interface ModalProvidersProps {
  readonly kit: ReactAppKit
  readonly messages: MessageCatalog
  readonly children: ReactNode
}

/** Kit, messages, styles and theme for everything in the shadow root. */
export function ModalProviders({ kit, messages, children }: ModalProvidersProps) {
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const { direction = directionOf(messages.locale) } = useStore(kit.stores.options)
  const variables = useMemo(
    () => ({
      ...scopeVariables(resolveTokens(themeMode, themeVariables), themeVariables),
      '--wk-font': themeVariable(themeVariables, 'font-family') ?? fontFamily,
    }),
    [themeMode, themeVariables],
  )
  const Context = AppKitContext
  if (!Context) throw new Error('React Context is unavailable in Server Components')
  return (
    <Context.Provider value={kit}>
      <MessagesContext.Provider value={messages}>
        <ModalScope dir={direction} data-theme={themeMode} style={{ ...variables, colorScheme: themeMode }}>
          {children}
        </ModalScope>
      </MessagesContext.Provider>
    </Context.Provider>
  )
}
