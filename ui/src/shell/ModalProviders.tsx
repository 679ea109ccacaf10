import { type ReactNode, useMemo } from 'react'
import type { MessageCatalog } from '../foundation/messages/createMessageCatalog.ts'
import { directionOf } from '../foundation/messages/directionOf.ts'
import { MessagesContext } from '../foundation/messages/MessagesContext.ts'
import { resolveTokens } from '../foundation/theme/resolveTokens.ts'
import { scopeVariables } from '../foundation/theme/scopeVariables.ts'
import { useStore } from '../kit/hooks/useStore.ts'
import type { ReactAppKit } from '../kit/instance/ReactAppKit.ts'
import { HostLookContext } from '../kit/look/HostLookContext.ts'
import { PartSheet } from '../kit/look/PartSheet.tsx'
import { useHostLook } from '../kit/look/useHostLook.ts'
import { AppKitContext } from '../kit/provider/AppKitContext.ts'
import { ModalScope } from './ModalScope.tsx'

export interface ModalProvidersProps {
  readonly kit: ReactAppKit
  readonly messages: MessageCatalog
  readonly children: ReactNode
}

/** Kit, messages, styles and theme for everything in the shadow root. */
export function ModalProviders({ kit, messages, children }: ModalProvidersProps) {
  const { themeMode, themeVariables } = useStore(kit.stores.theme)
  const look = useHostLook(kit)
  const mode = look?.mode ?? themeMode
  const { direction = look?.isRtl ? 'rtl' : directionOf(messages.locale) } = useStore(kit.stores.options)
  const variables = useMemo(
    () => scopeVariables(resolveTokens(mode, themeVariables, look), themeVariables, look),
    [mode, themeVariables, look],
  )
  const Context = AppKitContext
  if (!Context) throw new Error('React Context is unavailable in Server Components')
  return (
    <Context.Provider value={kit}>
      <MessagesContext.Provider value={messages}>
        <HostLookContext.Provider value={look}>
          <ModalScope dir={direction} data-theme={mode} style={{ ...variables, colorScheme: mode }}>
            {look && <PartSheet css={look.css} />}
            {children}
          </ModalScope>
        </HostLookContext.Provider>
      </MessagesContext.Provider>
    </Context.Provider>
  )
}
