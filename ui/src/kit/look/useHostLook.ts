import { useEffect, useMemo, useState } from 'react'
import type { HostLook } from '../../foundation/theme/HostLook.ts'
import { useStore } from '../hooks/useStore.ts'
import { logFailure } from '../instance/logFailure.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { getLookOptions } from './getLookOptions.ts'

type Reader = typeof import('./look.ts').look

let reader: Reader | undefined

/** Fetches the code that reads the host app's design, if it has one. To be awaited before the first render. */
export async function loadHostLook(kit: ReactAppKit): Promise<void> {
  const { theme, designTokens, slotProps } = getLookOptions(kit.options)
  if (!theme && !designTokens && !slotProps) return
  reader ??= (await import('./use.ts')).look
  reader.syncButtonTheme(kit)
}

/** The host app's design, `undefined` where it has none: most have not, and load none of its code. */
export function useHostLook(kit: ReactAppKit): HostLook | undefined {
  const { theme, designTokens, slotProps } = getLookOptions(useStore(kit.stores.options))
  const { themeMode } = useStore(kit.stores.theme)
  const [loaded, setLoaded] = useState(reader)
  const hasLook = Boolean(theme || designTokens || slotProps)
  useEffect(() => {
    if (!hasLook || loaded) return
    // It was set after the modal was mounted.
    loadHostLook(kit).then(
      () => setLoaded(reader),
      (error) => logFailure('The design of the host app', error),
    )
  }, [kit, hasLook, loaded])
  return useMemo(
    () => (hasLook ? loaded?.readHostLook({ theme, designTokens, slotProps }, themeMode) : undefined),
    [hasLook, loaded, theme, designTokens, slotProps, themeMode],
  )
}
