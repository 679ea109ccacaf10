import type { ThemeMode, ThemeVariables } from '@wallet-kit/sdk'
import { useMemo } from 'react'
import { useKit } from '../provider/useKit.ts'
import { useStore } from './useStore.ts'

export interface UseAppKitThemeReturnType {
  readonly themeMode: ThemeMode
  readonly themeVariables: ThemeVariables
  setThemeMode(mode: ThemeMode): void
  /** Merges into the present variables. */
  setThemeVariables(variables: ThemeVariables): void
}

/**
 * Theme of the modal and the buttons.
 *
 * @example
 * const { themeMode, setThemeMode } = useAppKitTheme()
 */
export function useAppKitTheme(): UseAppKitThemeReturnType {
  const kit = useKit()
  const theme = useStore(kit.stores.theme)
  return useMemo(
    () => ({
      ...theme,
      setThemeMode: (mode) => kit.setThemeMode(mode),
      setThemeVariables: (variables) => kit.setThemeVariables(variables),
    }),
    [kit, theme],
  )
}
